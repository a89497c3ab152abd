import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { Font } from '@react-pdf/renderer'
import { WEIGHTS } from './shape-word.server.ts'
import type { Sign } from './shaped-signs.server.ts'
import { signFont } from './sign-font.server.ts'
import { createSignWriter, FIRST_SIGN, shapersFor } from './sign-writer.server.ts'

export type PrintJob<Texts> = {
  texts: Texts
  /** A font, and those after it that have what it lacks: for a title a built-in one, and that of the signs. */
  fonts: (font: string) => string[]
}

/** A text without the scripts of India is printed as the library alone makes it. */
export async function printTexts<Texts>(
  texts: Texts,
  render: (printed: PrintJob<Texts>) => Promise<Buffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const source = JSON.stringify(texts)
  const { write, signs } = createSignWriter(await shapersFor(source))
  const written: Texts = JSON.parse(source, (_, value) =>
    typeof value === 'string' ? write(value.replace(OF_TIME, '\u00a0')) : value,
  )
  if (signs.length === 0) {
    return new Uint8Array(await render({ texts: written, fonts: latinFonts }))
  }
  const family = `signs-${++families}`
  try {
    for (const weight of WEIGHTS) {
      const data = signFont({ signs, weight }).toString('base64')
      Font.register({ family: `${family}-${weight}`, src: `data:font/ttf;base64,${data}` })
    }
    const weightOf = (font: string) => (/Bold$|^Fraunces$/.test(font) ? 'bold' : 'regular')
    const fonts = (font: string) => [...latinFonts(font), `${family}-${weightOf(font)}`]
    return new Uint8Array(searchable(await render({ texts: written, fonts }), signs))
  } finally {
    for (const weight of WEIGHTS) delete Font.getRegisteredFonts()[`${family}-${weight}`]
  }
}

/** "5:30 pm" stays on one line. */
const OF_TIME = /(?<=\d) (?=[ap]m\b)/g

/** The library knows fonts by name for the whole process, and documents are made at the same time. */
let families = 0

/** The site's face for titles. Its letters are those of English. */
const FACE = readFileSync(new URL('./faces/fraunces-600.ttf', import.meta.url)).toString('base64')
Font.register({ family: 'Fraunces', src: `data:font/ttf;base64,${FACE}` })

function latinFonts(font: string): string[] {
  return font === 'Fraunces' ? [font, 'Times-Bold'] : [font]
}

/** Names and places are not hyphenated. Only a word that may be wider than its column ends a line, anywhere. */
Font.registerHyphenationCallback((word: string) => {
  const max = SIGN.test(word) ? LONG.signs : LONG.letters
  return word.length > max ? [...word] : [word]
})

/** A sign is wider than a letter. */
const LONG = { signs: 16, letters: 24 }
const SIGN = /[\ue000-\uf8ff]/

/**
 * The library's tables know only the private use area. With these the text can be searched, copied and read out; they
 * are added at the end, as PDF has it for changes (ISO 32000-1, 7.5.6).
 */
function searchable(pdf: Buffer, signs: readonly Sign[]): Buffer {
  const text = pdf.toString('latin1')
  const tables = new Set([...text.matchAll(/\/ToUnicode (\d+) 0 R/g)].map(([, id = '']) => id))
  const trailer = text.slice(text.lastIndexOf('trailer'))
  const entries = trailer.slice(trailer.indexOf('<<') + 2, trailer.lastIndexOf('>>'))
  const [, before = ''] = /startxref\s(\d+)/.exec(trailer) ?? []

  let added = ''
  let places = ''
  for (const id of tables) {
    const table = withLetters(streamOf(pdf, id), signs)
    places += `${id} 1\n${String(pdf.length + added.length).padStart(10, '0')} 00000 n \n`
    added += `${id} 0 obj\n<<\n/Length ${table.length}\n>>\nstream\n${table}\nendstream\nendobj\n`
  }
  const place = pdf.length + added.length
  added += `xref\n${places}trailer\n<<${entries}/Prev ${before}\n>>\nstartxref\n${place}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(added, 'latin1')])
}

function streamOf(pdf: Buffer, id: string): string {
  const object = pdf.indexOf(`\n${id} 0 obj\n`)
  const from = pdf.indexOf(STREAM, object) + STREAM.length
  const [, length] = /\/Length (\d+)/.exec(pdf.toString('latin1', object, from)) ?? []
  return inflateSync(pdf.subarray(from, from + Number(length))).toString('latin1')
}

const STREAM = 'stream\n'

function withLetters(table: string, signs: readonly Sign[]): string {
  return table.replace(/<([0-9a-f]{4})>/g, (code, digits: string) => {
    const meant = signs[Number.parseInt(digits, 16) - FIRST_SIGN]?.letters
    if (meant === undefined) return code
    return `<${Buffer.from(meant, 'utf16le').swap16().toString('hex')}>`
  })
}
