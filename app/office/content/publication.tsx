import type { Errors, Typing } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { mistakeWords } from '#content-model/editing/place-words.ts'
import type { Unpublished } from '#workflows/content/publish-files.ts'

/** Why something could not be published: beside its reason, or a line each for everything else. */
export function whyUnpublished(published: Unpublished): { errors: Errors; lines: string[] } {
  if (published.problem === 'no-reason') {
    return { errors: { why: 'Please say it in at most 500 characters.' }, lines: [] }
  }
  const lines =
    published.problem === 'mistakes'
      ? published.mistakes.map((mistake) => `${mistakeWords(mistake)}.`)
      : [WORDS[published.problem]]
  return { errors: {}, lines }
}

const WORDS = {
  unchanged: 'The site already shows the same.',
  changed: 'Somebody else has just published. Please look at what has changed.',
  'not-allowed': 'Nothing was published.',
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
