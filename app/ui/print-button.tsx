import { TOOL_WORDS } from '#words/site.ts'
import { useWords } from './language.tsx'

/** The script of documents prints; without one there is the browser's own menu. */
export function PrintButton() {
  const words = useWords(TOOL_WORDS)
  return (
    <button className="button button-quiet script-only" type="button" data-print="">
      {words.print}
    </button>
  )
}
