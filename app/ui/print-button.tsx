/** Printing needs a script; without one the browser's own menu does it. */
export function PrintButton() {
  return (
    <button
      className="button button-quiet script-only"
      type="button"
      onClick={() => window.print()}
    >
      Print
    </button>
  )
}
