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

/** How many pages one browser context visits. */
const PART = 6

export function inParts(paths: string[]): string[][] {
  const starts = Array.from({ length: Math.ceil(paths.length / PART) }, (_, part) => part * PART)
  return starts.map((start) => paths.slice(start, start + PART))
}

function pathsTold(): string[] {
  const map = sitemapXml({ publicUrl: '', content: { ...testContent(), changed: {} } })
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, path = '']) => path)
}

/** Where a visitor types something, the framework is fetched with the page. */
export function isForm(path: string): boolean {
  return FORMS.test(path)
}
