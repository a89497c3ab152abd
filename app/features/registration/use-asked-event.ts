import { useEffect } from 'react'

/**
 * Takes the event out of the address once the visitor has chosen another one. Otherwise a reload would
 * choose it again, and somebody could register for the wrong date.
 */
export function useAskedEvent(chosen: unknown): void {
  useEffect(() => {
    const address = new URL(location.href)
    const asked = address.searchParams.get('event')
    if (!asked || !chosen || chosen === asked) return
    address.searchParams.delete('event')
    history.replaceState(history.state, '', address)
  }, [chosen])
}
