import { useEffect } from 'react'

/**
 * Without a network the browser itself follows links, and the service worker answers with the stored
 * page or says that the visitor is offline. The framework would load a script for the next page, and
 * reload the present one when that fails.
 */
export function useOfflineLinks(): void {
  useEffect(() => {
    addEventListener('click', keepFromFramework, { capture: true })
    return () => removeEventListener('click', keepFromFramework, { capture: true })
  }, [])
}

function keepFromFramework(event: MouseEvent): void {
  const isLink = event.target instanceof Element && event.target.closest('a[href]')
  if (isLink && !navigator.onLine) event.stopPropagation()
}
