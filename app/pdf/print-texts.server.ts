import { Font } from '@react-pdf/renderer'
import { searchable } from './searchable.server.ts'
import { WEIGHTS } from './shape-word.server.ts'
import type { Sign } from './shaped-signs.server.ts'
import { signFont } from './sign-font.server.ts'
import { createSignWriter, shapersFor } from './sign-writer.server.ts'

export type Printed<Texts> = {
  /** Every text as the document must have it. */
  texts: Texts
  /** A built-in font, and the one of the signs after it. */
  fonts: (builtIn: string) => string[]
}

/**
 * Makes a PDF of texts in Latin letters and the scripts of India. One without the latter is as the
 * library alone makes it.
 */
export async function printTexts<Texts>(
  texts: Texts,
  render: (printed: Printed<Texts>) => Promise<Buffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const source = JSON.stringify(texts)
  const { write, signs } = createSignWriter(await shapersFor(source))
  const written: Texts = JSON.parse(source, (_, value) =>
    typeof value === 'string' ? write(value) : value,
  )
  if (signs.length === 0) {
    return new Uint8Array(await render({ texts: written, fonts: (builtIn) => [builtIn] }))
  }
  const family = `signs-${++families}`
  try {
    register(family, signs)
    const fonts = (builtIn: string) => [
      builtIn,
      `${family}-${builtIn.endsWith('Bold') ? 'bold' : 'regular'}`,
    ]
    const pdf = await render({ texts: written, fonts })
    return new Uint8Array(
      searchable(
        pdf,
        signs.map(({ letters }) => letters),
      ),
    )
  } finally {
    for (const weight of WEIGHTS) delete Font.getRegisteredFonts()[`${family}-${weight}`]
  }
}

/** The library knows fonts by name for the whole process, and documents are made at the same time. */
let families = 0

function register(family: string, signs: readonly Sign[]): void {
  for (const weight of WEIGHTS) {
    const data = signFont({ signs, weight }).toString('base64')
    Font.register({ family: `${family}-${weight}`, src: `data:font/ttf;base64,${data}` })
  }
}

Font.registerHyphenationCallback((word: string, hyphenate?: (word: string) => string[]) => {
  const hasSigns = SIGN.test(word)
  const parts = hasSigns ? [word] : (hyphenate?.(word) ?? [word])
  const most = hasSigns ? LONG.signs : LONG.letters
  return parts.flatMap((part) => (part.length > most ? [...part] : [part]))
})

/** Longer words may be wider than a column, and end a line anywhere. A sign is wider than a letter. */
const LONG = { signs: 20, letters: 30 }
const SIGN = /[\ue000-\uf8ff]/
