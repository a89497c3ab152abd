import { sitemapXml } from '#app/features/shell/sitemap.ts'
import { testContent } from '../fixtures/church.ts'

/** One page of each layout, with the most pictures that it has. On a desk the others are laid out the same. */
export const EVERY_LAYOUT = [
  '/',
  '/ewg',
  '/wfc1',
  '/staff',
  '/cells',
  '/contact',
  '/sermons',
  '/sermons/700000068',
  '/calendar',
  '/give',
  '/ewgregister',
  '/response',
  '/no-such-page',
]

const FORMS = /^\/(give|response|\w+register)$/

/** Every page of the site: what search engines are told of, and what they need not find. */
export const EVERY_PAGE = [...pathsTold(), '/sermons/700000068', '/response', '/no-such-page']

function pathsTold(): string[] {
  const map = sitemapXml({ publicUrl: '', content: { ...testContent(), changed: {} } })
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, path = '']) => path)
}

/** Where a visitor types something, the framework is fetched with the page. */
export function isForm(path: string): boolean {
  return FORMS.test(path)
}
