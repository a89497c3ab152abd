import { startTransition, useEffect, useState } from 'react'

/** Set for good by the first page that was hydrated. Those after it are rendered by the script. */
let started = false

/**
 * False on the server and for the first paint, true once scripts run. The change is a transition, which
 * React renders in small steps: a long one would keep a slow phone from scrolling and typing.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(started)
  useEffect(() => {
    started = true
    startTransition(() => setHydrated(true))
  }, [])
  return hydrated
}
