import { TOOL_WORDS } from '#words/site.ts'
import { useWords } from './language.tsx'

/** Needs a script; without one there is the browser's own menu. */
export function PrintButton() {
  const words = useWords(TOOL_WORDS)
  return (
    <button
      className="button button-quiet script-only"
      type="button"
      onClick={() => window.print()}
    >
      {words.print}
    </button>
  )
}
