// The subscription of this browser to its push service, through which notices come while no page is open.

/** Why this browser cannot get notices now, or null if it can. */
export type Hindrance = 'insecure' | 'home-screen' | 'unable' | 'denied';

/** What decides whether a browser can get notices. */
export interface Surroundings {
  isSecure: boolean;
  hasPush: boolean;
  /** True on a phone or tablet of Apple, where only pages on the home screen get notices. */
  isApple: boolean;
  permission: string | undefined;
}

export function hindrance({ isSecure, hasPush, isApple, permission }: Surroundings): Hindrance | null {
  if (!isSecure) return 'insecure';
  if (!hasPush) return isApple ? 'home-screen' : 'unable';
  return permission === 'denied' ? 'denied' : null;
}

export function surroundings(): Surroundings {
  const { userAgent, maxTouchPoints } = navigator;
  return {
    isSecure: isSecureContext,
    hasPush: 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
    // A tablet of Apple says that it is a Mac, but no Mac has a screen that one touches.
    isApple: /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1),
    permission: 'Notification' in globalThis ? Notification.permission : undefined,
  };
}

/**
 * Asks for permission, and subscribes with the server's public key. Call it only after a press. Returns null if permission
 * is not given. Rejects if the push service gives no answer.
 */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  // A subscription with the key of an earlier server is of no use.
  const made = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  return subscribed(made);
}

/** Ends the subscription of this browser, if it has one. */
export async function unsubscribe(): Promise<void> {
  const registered = await navigator.serviceWorker?.getRegistration();
  await (await registered?.pushManager.getSubscription())?.unsubscribe();
}

/** Where and how a browser is reached. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export function subscribed(subscription: Pick<PushSubscription, 'toJSON'>): Subscribed {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
