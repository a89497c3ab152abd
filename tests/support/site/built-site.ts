import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OfficeRoute } from '#app/office/office.tsx'
import type { RenderPage } from '#server/app.ts'

/** A program of the build: the site, the office's command line or the pages. `npm test` builds them first. */
export function builtFile(name: 'main.js' | 'office.js' | 'app.js'): string {
  const file = path.resolve('build/server', name)
  if (existsSync(file)) return file
  throw new Error('This test is about the built site, and there is none: npm run build')
}

export function isReady({ url }: { url: string }): Promise<boolean> {
  return fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

type BuiltPages = {
  renderPage: RenderPage
  openOffice: () => Promise<{ OFFICE_ROUTES: readonly OfficeRoute[] }>
}

let pages: Promise<BuiltPages> | undefined

/** Asked for once: Vitest looks for the file again at each import. */
export function builtPages(): Promise<BuiltPages> {
  pages ??= import(pathToFileURL(builtFile('app.js')).href)
  return pages
}
