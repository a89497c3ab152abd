import type { APIRequestContext } from '@playwright/test'

const FORMS = /^\/(give|response|\w+register)$/

/** Every page of the site: what search engines are told of, and what they need not find. */
export async function everyPage(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text()
  const told = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  return [...new Set([...told, '/response', '/no-such-page'])]
}

/** Where a visitor types something, the framework is fetched with the page. */
export function isForm(path: string): boolean {
  return FORMS.test(path)
}
