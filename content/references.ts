import { existsSync } from 'node:fs'
import path from 'node:path'
import { PROGRAMME_KEYS } from '#domain/registration/conference.ts'
import type { Content } from './schema/content.ts'
import { valuesIn } from './values-in.ts'

/** A value that names something which is not there. */
type BrokenReference = { keys: (string | number)[]; rule: string }

/** Addresses that are not in a file of their own in `pages/`. */
const OTHER_ADDRESSES = [
  '/',
  '/give',
  '/policy',
  '/response',
  ...PROGRAMME_KEYS.map((key) => `/${key}`),
]

/** Every link within the site leads somewhere, and every photograph that is named is there. */
export function brokenReferences(content: Content, directory: string): BrokenReference[] {
  const addresses = new Set([
    ...OTHER_ADDRESSES,
    ...Object.keys(content.pages).map((slug) => `/${slug}`),
  ])
  return [...valuesIn(content)].flatMap(({ keys, value }) => {
    const [key, parent] = [keys.at(-1), keys.at(-2)]
    if (key === 'to' && value.startsWith('/') && !addresses.has(value.replace(/#.*/, ''))) {
      return [{ keys, rule: `leads to ${value}, which is no address of this site` }]
    }
    if (
      key === 'file' &&
      parent === 'photo' &&
      !existsSync(path.join(directory, 'photos', value))
    ) {
      return [{ keys, rule: `is not in the folder photos: ${value}` }]
    }
    return []
  })
}
