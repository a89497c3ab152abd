/** Needs a script; without one there is the browser's own menu. */
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
