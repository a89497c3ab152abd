import { useSyncExternalStore } from 'react'

/**
 * Not offline: when the next page's script can't be loaded, the framework reloads the present page, which would
 * cancel the visitor's click.
 */
export function usePrefetch(): 'intent' | 'none' {
  // A link's HTML is the same for both: otherwise each would be rendered again as the page starts.
  return useSyncExternalStore(followNetwork, readNetwork, readNetwork)
}

function readNetwork(): 'intent' | 'none' {
  const { connection, onLine } = navigator
  const isSparing = connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g'
  return isSparing || !onLine ? 'none' : 'intent'
}

function followNetwork(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

declare global {
  interface Navigator {
    /** The Network Information API, which only some browsers have (wicg.github.io/netinfo). */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}
