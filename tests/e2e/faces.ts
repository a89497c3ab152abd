import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

export type Face = 'wide' | 'narrow'

const WEIGHTS = ['400', '700']

/**
 * Serves the faces that layout is tested with. `system-ui` is another face on every machine: what
 * fits with these two fits with those between them. Routing switches the browser's cache off, so
 * this comes after everything that is weighed.
 */
export async function serveFaces(page: Page): Promise<void> {
  await page.route('**/faces/*.woff2', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)
    const body = await readFile(new URL(`faces/${name}`, import.meta.url))
    await route.fulfill({ body, contentType: 'font/woff2' })
  })
}

/** Sets the whole page in a face, headings included, and waits until it is laid out so. */
export async function setFace(page: Page, face: Face): Promise<void> {
  await page.evaluate(
    async ({ name, weights }) => {
      const faces = weights.map(
        (weight) => new FontFace(name, `url(/faces/${name}-${weight}.woff2)`, { weight }),
      )
      for (const one of faces) document.fonts.add(await one.load())
      for (const token of ['--body', '--display']) {
        document.documentElement.style.setProperty(token, name)
      }
      await document.fonts.ready
    },
    { name: face, weights: WEIGHTS },
  )
}
