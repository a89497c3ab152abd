import type { Content } from '#content-model/schema/content.ts'
import type { Page } from '#content-model/schema/page.ts'
import { findProgramme } from '#domain/conferences/conference.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import type { Services } from '#workflows/services.ts'
import { type Method, READ, READ_AND_POST } from '../addresses.ts'

type Source = Pick<Content, 'pages' | 'conferences'>

/** The methods of a page that only the content names; undefined where it names none. */
export function contentMethods(content: Source, path: string): readonly Method[] | undefined {
  const key = path.slice(1)
  if (findProgramme(content.conferences.programmes, key)) return READ_AND_POST
  return findInformationPage(content.pages, key) && READ
}

export function contentPaths({ pages, conferences }: Source): string[] {
  const names = [...informationPages(pages), ...Object.keys(conferences.programmes)]
  return names.map((name) => `/${name}`)
}

const OWN_ROUTES = ['home', 'cells', 'calendar', 'sermons']

/** The page with this name, which may be anything that a visitor typed. */
export function findInformationPage(pages: Content['pages'], name: string): Page | undefined {
  return Object.hasOwn(pages, name) && !OWN_ROUTES.includes(name) ? pages[name] : undefined
}

export function informationPages(pages: Content['pages']): string[] {
  return Object.keys(pages).filter((name) => !OWN_ROUTES.includes(name))
}

/** Search engines are told of a page in those languages that have its title and its opening sentence. */
export function languagesOfPage(
  path: string,
  { content, englishPartsIn }: Pick<Services, 'content' | 'englishPartsIn'>,
): Language[] {
  const name = path.slice(1)
  const head = findProgramme(content.conferences.programmes, name)
    ? `conferences.programmes.${name}.head`
    : findInformationPage(content.pages, name) && `pages.${name}.head`
  const parts = OWN_PARTS[path] ?? (head && [head])
  if (!parts) return []
  return LANGUAGES.filter((language) => {
    if (language === 'en') return true
    const english = englishPartsIn(language)
    return parts.every((part) => !english.has(part))
  })
}

/** A sermon’s own page is not here: its title and words come from outside, in the language of the sermon. */
const OWN_PARTS: Partial<Record<string, readonly string[]>> = {
  '/': ['pages.home.title', 'pages.home.description', 'pages.home.hero'],
  '/give': ['giving.title', 'giving.description', 'giving.lead'],
  '/policy': ['policy.title', 'policy.description'],
  '/cells': ['pages.cells.head'],
  '/calendar': ['pages.calendar.head'],
  '/sermons': ['pages.sermons.head'],
}
