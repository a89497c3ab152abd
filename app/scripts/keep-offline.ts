/** Runs in the browser, as an inline script. Registers the service worker, which keeps visited pages offline. */
export function keepOffline(): void {
  addEventListener('load', () => {
    const { connection, serviceWorker } = navigator
    if (!serviceWorker || connection?.saveData) return
    // After everything else: what it fetches is not needed now.
    setTimeout(() => void serviceWorker.register('/service-worker.js').catch(() => {}), 3_000)
  })
  // Without a network the framework can't fetch the next page's parts, and would only load this page
  // again. The browser asks the service worker, which has the page or says that it has not.
  const leaveToBrowser = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const leaves = link?.origin === location.origin && link.pathname !== location.pathname
    if (leaves && !navigator.onLine) event.stopPropagation()
  }
  addEventListener('click', leaveToBrowser, true)
}
