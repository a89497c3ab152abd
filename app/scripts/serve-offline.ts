/** Runs in the browser. Registers the service worker, which stores visited pages. Uses nothing outside itself. */
export function serveOffline(): void {
  addEventListener('load', () => {
    const { connection, serviceWorker } = navigator
    if (!serviceWorker || connection?.saveData) return
    // After everything else, because what it fetches is not needed now.
    setTimeout(() => void serviceWorker.register('/service-worker.js').catch(() => {}), 3_000)
  })
  // Offline the framework would only reload this page. The browser asks the service worker.
  const leaveToBrowser = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const leaves = link?.origin === location.origin && link.pathname !== location.pathname
    if (leaves && !navigator.onLine) event.stopPropagation()
  }
  addEventListener('click', leaveToBrowser, true)
}
