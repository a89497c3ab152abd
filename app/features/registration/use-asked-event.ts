import { useEffect } from 'react'

type Events = {
  /** The event that the address asks for. */
  asked: string | undefined
  /** The event that is chosen in the form now. */
  chosen: unknown
}

/**
 * Takes the event out of the address once the visitor has chosen another one. Otherwise a reload would
 * choose it again, and somebody could register for the wrong date.
 */
export function useAskedEvent({ asked, chosen }: Events): void {
  useEffect(() => {
    if (!asked || !chosen || chosen === asked) return
    const address = new URL(location.href)
    address.searchParams.delete('event')
    history.replaceState(history.state, '', address)
  }, [asked, chosen])
}
