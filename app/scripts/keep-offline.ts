/** Runs in the browser, from inside the page. Pages that were seen stay there without a network. */
export function keepOffline(): void {
  addEventListener('load', () => {
    const { connection, serviceWorker } = navigator
    if (!serviceWorker || connection?.saveData) return
    const register = () => void serviceWorker.register('/service-worker.js').catch(() => {})
    if ('requestIdleCallback' in window) requestIdleCallback(register)
    else setTimeout(register, 1_000)
  })
}
