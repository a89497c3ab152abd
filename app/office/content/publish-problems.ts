import type { Published } from '#workflows/content/publish-files.ts'

export const WHY_MISSING = 'Please say why, in at most 500 characters.'

/** What the office reads when something can't be published. */
export function publishProblems(published: Extract<Published, { ok: false }>): string[] {
  switch (published.problem) {
    case 'mistakes':
      return published.mistakes.map(({ file, place, rule }) => `${file}: ${place} ${rule}.`)
    case 'unchanged':
      return ['The site shows the same already.']
    case 'changed':
      return ['Somebody else has just published. Please look at what has changed.']
    default:
      return ['Nothing was published.']
  }
}
