import type { MetaDescriptor } from 'react-router'

/** What every page tells the document it stands in. */
export type PageFacts = {
  title: string
  description: string
  /** The name of its style, carried by the document while it is shown. */
  style: string
  /** The picture that is shown where a link to the page is shared. */
  image?: string
  /** The same page in the words of schema.org, for search engines. */
  structured?: Json[]
}

export type Json = { [key: string]: string | number | boolean | Json | Json[] | string[] }

export function pageMeta(page: PageFacts | undefined): MetaDescriptor[] {
  if (!page) return []
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    ...(page.structured ?? []).map((structured) => ({ 'script:ld+json': structured })),
  ]
}

/** Finds the facts in what a route's loader answered. */
export function pageFactsOf(loaderData: unknown): PageFacts | undefined {
  if (typeof loaderData !== 'object' || loaderData === null || !('page' in loaderData)) return
  return isPageFacts(loaderData.page) ? loaderData.page : undefined
}

function isPageFacts(page: unknown): page is PageFacts {
  return typeof page === 'object' && page !== null && 'title' in page && 'style' in page
}
