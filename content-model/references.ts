import { findProgramme } from '#domain/conferences/conference.ts'
import { brokenLinks } from './links.ts'
import type { Content } from './schema/content.ts'
import { valuesIn } from './values-in.ts'

/** A value that names something which is not there. */
type BrokenReference = { keys: (string | number)[]; rule: string }

/** Every link within the site leads somewhere, and every photograph and form that is named is there. */
export function brokenReferences(content: Content, photos: ReadonlySet<string>): BrokenReference[] {
  return [
    ...brokenLinks(content).map(({ keys, value }) => ({
      keys,
      rule: `leads to ${value}, which is not an address of this site`,
    })),
    ...[...valuesIn(content)]
      .filter(({ keys }) => keys.at(-1) === 'file' && keys.at(-2) === 'photo')
      .filter(({ value }) => !photos.has(value))
      .map(({ keys, value }) => ({
        keys,
        rule: `is missing: please send the photograph ${value.replace(/\.\w+$/, '')} again`,
      })),
    ...unknownForms(content),
  ]
}

/** A list of prices names the forms that it is made from. */
function unknownForms(content: Content): BrokenReference[] {
  return [...valuesIn(content.pages, ['pages'])]
    .filter(({ keys }) => keys.at(-2) === 'of' && keys.at(-3) === 'prices')
    .filter(({ value }) => !findProgramme(content.conferences.programmes, value))
    .map(({ keys, value }) => ({ keys, rule: `names the form /${value}, which is not there` }))
}
