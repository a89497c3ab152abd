import type { Content } from '#content-model/schema/content.ts'
import type { Page } from '#content-model/schema/page.ts'

/** Pages of the content that a route of their own shows. */
const OWN_ROUTES = ['home', 'cells', 'calendar', 'sermons']

/** The page with this name, which may be anything that a visitor typed. */
export function findInformationPage(pages: Content['pages'], name: string): Page | undefined {
  return Object.hasOwn(pages, name) && !OWN_ROUTES.includes(name) ? pages[name] : undefined
}

export function informationPages(pages: Content['pages']): string[] {
  return Object.keys(pages).filter((name) => !OWN_ROUTES.includes(name))
}
