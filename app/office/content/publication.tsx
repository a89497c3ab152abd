import type { Errors, Typing } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { mistakeWords } from '#content-model/editing/place-words.ts'
import type { Unpublished } from '#workflows/content/publish-files.ts'

/** Why something could not be published: beside its reason, or a line each for everything else. */
export function whyUnpublished(published: Unpublished): { errors: Errors; lines: string[] } {
  return published.problem === 'no-reason'
    ? { errors: { why: WHY_TOO_LONG }, lines: [] }
    : { errors: {}, lines: problemsOf(published) }
}

const WHY_TOO_LONG = 'Please say it in at most 500 characters.'

function problemsOf(published: Unpublished): string[] {
  switch (published.problem) {
    case 'mistakes':
      return published.mistakes.map((mistake) => `${mistakeWords(mistake)}.`)
    case 'unchanged':
      return ['The site already shows the same.']
    case 'changed':
      return ['Somebody else has just published. Please look at what has changed.']
    default:
      return ['Nothing was published.']
  }
}

/** The reason that stands in the list of versions. */
export function WhyField(typing: Typing) {
  return (
    <TypedField
      label="Why (optional)"
      name="why"
      maxLength={500}
      help="A sentence for those who look after the site with you. Without one, the changes are listed."
      {...typing}
    />
  )
}
