import { useSyncExternalStore } from 'react'
import { isSparing } from './connection.ts'

/** Links prefetch on hover and focus, unless the visitor should save data. */
export function usePrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(
    () => () => {},
    () => (isSparing(navigator) ? 'none' : 'intent'),
    () => 'none',
  )
}
