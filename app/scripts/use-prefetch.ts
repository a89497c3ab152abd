import { useSyncExternalStore } from 'react'
import { isSparing } from './connection.ts'

/** Links fetch what they lead to when the pointer or the focus is on them, where data is not dear. */
export function usePrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(
    () => () => {},
    () => (isSparing(navigator) ? 'none' : 'intent'),
    () => 'none',
  )
}
