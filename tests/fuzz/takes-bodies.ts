import { ADDRESSES } from '#app/addresses.ts'
import { contentMethods, contentPaths } from '#app/http/content-addresses.ts'
import { builtPages } from '../built-site.ts'
import { testContent } from '../fixtures/church.ts'

/** Every address of the site that takes what a visitor sends, with something in the place of parameters. */
export function takesBodies(): string[] {
  const content = testContent()
  const forms = contentPaths(content).filter((path) =>
    contentMethods(content, path)?.includes('POST'),
  )
  const rows = ADDRESSES.filter(({ kind }) => kind !== 'office' && kind !== 'sandbox')
    .filter(({ methods }) => methods === 'any' || methods.includes('POST'))
    .map(({ path }) => filled(path))
  return [...rows, ...forms]
}

/** The same for the office, with parameters that lead somewhere. */
export async function officeTakesBodies(): Promise<string[]> {
  const { OFFICE_ROUTES } = await builtPages()
  const paths = OFFICE_ROUTES.filter(({ method }) => method === 'POST').map(({ path }) => path)
  return [...new Set(paths)].map(filled)
}

function filled(path: string): string {
  return path
    .replace('pages/:file', 'pages/ewg')
    .replace(':file', 'giving')
    .replace(':programme', 'ewgregister')
    .replace(/:\w+(\{[^/]*)?/g, '1')
    .replace('*', 'no/such/page')
}
