import { useSyncExternalStore } from 'react'
import { isSparing } from './connection.ts'

/**
 * Links prefetch on hover and focus, unless the visitor should save data. Not offline either: when the
 * script of the next page can't be loaded, the framework reloads the present page, which would cancel
 * the visitor's click.
 */
export function usePrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(
    followNetwork,
    () => (isSparing(navigator) || !navigator.onLine ? 'none' : 'intent'),
    () => 'none',
  )
}

function followNetwork(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
