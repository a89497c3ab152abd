import { isRouteErrorResponse, type MetaDescriptor, type MetaFunction } from 'react-router'
import { isLanguage, type Language } from '#domain/language.ts'

export type PageFacts = {
  title: string
  description: string
  /** The name of the page's style, set on the document while the page is shown. */
  style: string
  /** For a page without a language in its address: that of the registration or gift it shows. */
  language?: Language
  /** The canonical path, where a parameter makes the list a page of its own. */
  address?: string
  image?: string
  /** Seconds after which a browser without scripts loads the page again. */
  refreshSeconds?: number
  /** The framework is loaded with the page, because it is a form. */
  startsAtOnce?: boolean
  /** The page writes its title itself, because it is a form that may come back with a mistake. */
  titlesItself?: boolean
  structured?: Json[]
}

export type Json = { [key: string]: string | number | boolean | Json | Json[] | string[] }

export const meta: MetaFunction = ({ loaderData }) => pageMeta(pageFactsOf(loaderData))

/** All but the title, which names the church too and is written by the document. */
export function pageMeta(page: PageFacts | undefined): MetaDescriptor[] {
  if (!page) return []
  return [
    { name: 'description', content: page.description },
    ...(page.structured ?? []).map((structured) => ({ 'script:ld+json': structured })),
  ]
}

/** For a page that belongs to one person: search engines must not list it. */
export function privatePageMeta(page: PageFacts | undefined): MetaDescriptor[] {
  return [...pageMeta(page), NOT_LISTED]
}

export const NOT_LISTED: MetaDescriptor = { name: 'robots', content: 'noindex' }

export function pageFactsOf(loaderData: unknown): PageFacts | undefined {
  if (typeof loaderData !== 'object' || loaderData === null || !('page' in loaderData)) return
  return isPageFacts(loaderData.page) ? loaderData.page : undefined
}

function isPageFacts(page: unknown): page is PageFacts {
  return typeof page === 'object' && page !== null && 'title' in page && 'style' in page
}

/** That of the record behind a link that has ended, in which the page about it is. */
export function languageOfFailure(error: unknown): Language | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  const { language = '' } = { ...error.data }
  return isLanguage(language) ? language : undefined
}
