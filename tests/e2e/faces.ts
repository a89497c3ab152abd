import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

export type Face = 'wide' | 'narrow'

/** `system-ui` is another face on every machine: what fits with these two fits with those between them. */
const FILES = (['wide', 'narrow'] as const).flatMap((name) =>
  (['400', '700'] as const).map((weight) => ({
    name,
    weight,
    base64: readFileSync(new URL(`faces/${name}-${weight}.woff2`, import.meta.url), 'base64'),
  })),
)

/** Makes the faces known to the page, from memory, so that nothing is fetched for them. */
export async function loadFaces(page: Page): Promise<void> {
  await page.evaluate(async (files) => {
    for (const { name, weight, base64 } of files) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      document.fonts.add(await new FontFace(name, bytes, { weight }).load())
    }
  }, FILES)
}

/** Sets the whole page in a face, headings included, and waits until it is laid out so. */
export async function setFace(page: Page, face: Face): Promise<void> {
  await page.evaluate(async (name) => {
    for (const token of ['--body', '--display']) {
      document.documentElement.style.setProperty(token, name)
    }
    await document.fonts.ready
  }, face)
}
