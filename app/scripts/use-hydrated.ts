import { startTransition, useEffect, useState } from 'react'

/** Set for good by the first page that was hydrated. Those after it are rendered by the script. */
let started = false

/** The change is a transition: in one long step a slow phone could neither scroll nor type. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(started)
  useEffect(() => {
    started = true
    startTransition(() => setHydrated(true))
  }, [])
  return hydrated
}
