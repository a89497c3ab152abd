import { DATE_MESSAGES, NOTHING_CHANGED } from '#app/office/words/date-forms.ts'
import type { Mistake } from '#content-model/mistake.ts'

type Unpublished = { problem: string; mistakes?: readonly Mistake[] }

/** Why something could not be published, where it is about no field. */
export function problemsOf({ problem, mistakes = [] }: Unpublished): string[] {
  if (problem === 'unchanged') return [NOTHING_CHANGED]
  if (problem === 'mistakes')
    return mistakes.map(({ rule }) => `Something else in the content ${rule}.`)
  return [DATE_MESSAGES.changed]
}
