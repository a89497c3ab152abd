import { createContext } from 'react-router'
import type { Language } from '#domain/language.ts'
import type { ContentInLanguage, Services } from '#workflows/services.ts'
import type { PictureBook } from './ui/picture/pictures.ts'

/** What loaders and actions may reach: the workflows' services, and the pictures made for pages. */
export type SiteServices = Services & { pictures: PictureBook }

/** Who reads a page: the language of its address or of its record, and the church's texts in it. */
export type Reader = ContentInLanguage & { language: Language }

export function readerIn(services: SiteServices, language: Language): Reader {
  const said = services.contentIn(language)
  return { ...said, language, content: language === 'en' ? services.content : said.content }
}

/** The key under which the server hands the reader of the address to loaders and actions. */
export const readerContext = createContext<Reader>()

/** The key under which the server hands the services to loaders and actions. */
export const servicesContext = createContext<SiteServices>()
