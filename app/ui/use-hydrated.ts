import { useSyncExternalStore } from 'react'

/** False on the server and for the first paint, true once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
