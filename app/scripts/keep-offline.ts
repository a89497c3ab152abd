/** Runs in the browser, from inside the page. Pages that were seen stay there without a network. */
export function keepOffline(): void {
  addEventListener('load', () => {
    const { connection, serviceWorker } = navigator
    if (!serviceWorker || connection?.saveData) return
    // Last of all: it fetches pages for another day.
    setTimeout(() => void serviceWorker.register('/service-worker.js').catch(() => {}), 3_000)
  })
}
