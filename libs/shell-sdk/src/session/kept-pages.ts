/** Under which name a page keeps itself and its data on the device (TICKET-9); deleted when its member is gone. */
export const keptCache = 'narae-gate';

/** The pages that the service worker answers for. */
export const keptPageScope = '/admin/gate';

/** Deletes what a page has kept on this device, and lets go of its service worker. */
export async function forgetKeptPages(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker || !('caches' in globalThis)) return;
  const [registration] = await Promise.all([
    serviceWorker.getRegistration(keptPageScope),
    caches.delete(keptCache),
  ]);
  await registration?.unregister();
}
