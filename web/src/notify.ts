// Browser notifications, which need the browser's permission and appear only while the page is out of sight.

export function allowedToNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted';
}

/** Asks the reader for permission. Call it only after a press. Returns true if permission is granted. */
export async function askToNotify(): Promise<boolean> {
  return 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
}

/**
 * Shows a notification if the page is hidden and has permission. It replaces an earlier notification of the same table.
 */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!document.hidden || !allowedToNotify()) return;
  const options = { body, tag: `table-${table}`, icon: './icons/192.png' };
  // On phones, only a service worker may show notifications.
  const registered = await navigator.serviceWorker?.getRegistration();
  if (registered?.active) {
    await registered.showNotification(title, options);
    return;
  }
  const shown = new Notification(title, options);
  shown.onclick = () => (focus(), shown.close());
}
