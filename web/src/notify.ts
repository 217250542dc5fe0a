// Notifications of the browser: only with its permission, only while the page is out of sight.

export function allowedToNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted';
}

/** Asks the reader for permission. Call it only on a press. Returns whether it is granted. */
export async function askToNotify(): Promise<boolean> {
  return 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
}

/** Shows a notification in place of an earlier one of the same table, if the page is hidden and may do so. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!document.hidden || !allowedToNotify()) return;
  const options = { body, tag: `table-${table}`, icon: './icons/192.png' };
  // Phones allow notifications of a service worker only.
  const registered = await navigator.serviceWorker?.getRegistration();
  if (registered?.active) {
    await registered.showNotification(title, options);
    return;
  }
  const shown = new Notification(title, options);
  shown.onclick = () => (focus(), shown.close());
}
