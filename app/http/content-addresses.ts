import type { Content } from '#content-model/schema/content.ts'
import { findProgramme } from '#domain/conferences/conference.ts'
import { type Method, READ, READ_AND_POST } from './address-kinds.ts'
import { findInformationPage, informationPages } from './information-pages.ts'

type Source = Pick<Content, 'pages' | 'conferences'>

/** The methods of a page that only the content names; undefined where it names none. */
export function contentMethods(content: Source, path: string): readonly Method[] | undefined {
  const key = path.slice(1)
  if (findProgramme(content.conferences.programmes, key)) return READ_AND_POST
  return findInformationPage(content.pages, key) && READ
}

/** The addresses of the content's information pages and forms. */
export function contentPaths({ pages, conferences }: Source): string[] {
  const names = [...informationPages(pages), ...Object.keys(conferences.programmes)]
  return names.map((name) => `/${name}`)
}
