import { useHydrated } from './use-hydrated.ts'

/** Printing needs a script; without one the browser's own menu does it. */
export function PrintButton() {
  if (!useHydrated()) return null
  return (
    <button className="button button-quiet" type="button" onClick={() => window.print()}>
      Print
    </button>
  )
}
