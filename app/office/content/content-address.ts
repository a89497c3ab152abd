import type { Content } from '#content-model/schema/content.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import type { TextState } from '#content-model/translation/translate-content.ts'
import type { TranslatedLanguage } from '#domain/language.ts'

/** `pages/ewg.yaml` is edited at `/office/content/pages/ewg`. */
export function fileAddress(path: string): string {
  return `/office/content/${path.replace(/\.yaml$/, '')}`
}

/** Files other than pages are seen on the start page, where nothing else is said. */
export function shownAt(path: string): string {
  const side = asSideFile(path)
  if (side) return shownAt(side.file)
  const page = /^pages\/(.+)\.yaml$/.exec(path)?.[1]
  if (page !== undefined) return page === 'home' ? '/' : `/${page}`
  return SHOWN_AT.get(path) ?? '/'
}

const SHOWN_AT = new Map([
  ['giving.yaml', '/give'],
  ['policy.yaml', '/policy'],
  ['response.yaml', '/response'],
  ['preachers.yaml', '/sermons'],
  ['register-now.yaml', '/calendar'],
])

export function fileOf({ conferences }: Pick<Content, 'conferences'>, page: string): string {
  if (page === '/') return 'pages/home.yaml'
  if (Object.hasOwn(conferences.programmes, page.slice(1))) return 'conferences.yaml'
  const own = OWN_FILES.find((path) => SHOWN_AT.get(path) === page)
  return own ?? `pages${page}.yaml`
}

const OWN_FILES = ['giving.yaml', 'policy.yaml', 'response.yaml']

export function previewAddress(page: string): string {
  return page === '/' ? '/office/preview' : `/office/preview${page}`
}

export const LANGUAGES_ADDRESS = '/office/content/languages'

export function languageAddress(language: TranslatedLanguage): string {
  return `${LANGUAGES_ADDRESS}/${language}`
}

/** `pages/ewg.yaml` is translated into Tamil at `/office/content/languages/ta/pages/ewg`. */
export function textsAddress(language: TranslatedLanguage, file: string): string {
  return `${languageAddress(language)}/${file.replace(/\.yaml$/, '')}`
}

/** A list can show these alone. Read texts need nobody. */
export const SHOWS = ['missing', 'unread', 'changed'] as const
export type Show = Extract<TextState, (typeof SHOWS)[number]> | undefined

export function readShow(word: string | undefined): Show {
  return SHOWS.find((each) => each === word)
}

/** Undefined is left out. */
export function withQuery(
  address: string,
  fields: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${address}?${query}` : address
}
