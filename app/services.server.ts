import { createContext } from 'react-router'
import type { Language } from '#domain/language.ts'
import type { ContentInLanguage, Services } from '#workflows/services.ts'
import type { Editing } from './ui/edit-tools.server.tsx'
import type { PictureBook } from './ui/picture/pictures.ts'

/** What loaders and actions may reach: the workflows' services, the pictures made for pages, and budgets. */
export type SiteServices = Services & {
  pictures: PictureBook
  /** Zero when the client, or whoever has this key, may go on; otherwise the seconds to wait. */
  spend: (budget: OwnBudget, key?: string) => number
  /** In the office, where a page is shown to be edited. */
  editing?: Editing
}

/** Rate limits of what an address alone doesn't say. */
export type OwnBudget = 'wish' | 'tickets'

/** Who reads a page: the language of its address or of its record, and the church's texts in it. */
export type Reader = ContentInLanguage & { language: Language }

export function readerIn(services: SiteServices, language: Language): Reader {
  const said = services.contentIn(language)
  return { ...said, language, content: language === 'en' ? services.content : said.content }
}

/** Whether a link leads to something that this site does without. */
export function isOff({ off }: Pick<Services, 'off'>, to: string): boolean {
  return off.some((service) => service === to.split(/[/?#]/, 2)[1])
}

export const readerContext = createContext<Reader>()

export const servicesContext = createContext<SiteServices>()
