import { DATE_MESSAGES, NOTHING_CHANGED } from '#app/office/words/date-forms.ts'
import type { Unpublished } from '#workflows/content/publish-files.ts'

/** Why something could not be published, where it is about no field. */
export function problemsOf(refused: Unpublished | { ok: false; problem: 'unknown' }): string[] {
  switch (refused.problem) {
    case 'unchanged':
      return [NOTHING_CHANGED]
    case 'mistakes':
      return refused.mistakes.map(({ rule }) => `Something else in the content ${rule}.`)
    default:
      return [DATE_MESSAGES.changed]
  }
}
