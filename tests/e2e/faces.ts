import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readCutOff } from './look-closely.ts'

type Face = 'wide' | 'narrow'

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

/** What is cut off with the page's text at this size (in percent) in each of the faces. */
export function readInFaces(page: Page, text: number): Promise<Record<Face, string[]>> {
  return page.evaluate(`(${layOutAndRead})(${text}, ${readCutOff})`)
}

/**
 * Sets the text's size as a browser does for a visitor who wants it larger, then the whole page in
 * each face, headings included. All of it in one go, so that no layout but the last is painted. The
 * face of the last time comes first: at a new width the page is laid out in it already. Runs in the
 * page.
 */
function layOutAndRead(text: number, read: () => string[]): Record<Face, string[]> {
  const { style } = document.documentElement
  style.fontSize = `${text}%`
  if (style.getPropertyValue('--body') !== 'narrow') {
    return { wide: readIn('wide'), narrow: readIn('narrow') }
  }
  return { narrow: readIn('narrow'), wide: readIn('wide') }

  function readIn(face: Face): string[] {
    for (const token of ['--body', '--display']) style.setProperty(token, face)
    return read()
  }
}
