import { inflateSync } from 'node:zlib'
import { FIRST_SIGN } from './sign-writer.server.ts'

/**
 * Tells readers of a PDF which letters each sign stands for, so that its text can be searched, copied
 * and read out: the tables that the library wrote know only the private use area. The better ones are
 * added at the end, as PDF has it for changes (ISO 32000-1, 7.5.6).
 */
export function searchable(pdf: Buffer, letters: readonly string[]): Buffer {
  const text = pdf.toString('latin1')
  const tables = new Set([...text.matchAll(/\/ToUnicode (\d+) 0 R/g)].map(([, id = '']) => id))
  const trailer = text.slice(text.lastIndexOf('trailer'))
  const entries = trailer.slice(trailer.indexOf('<<') + 2, trailer.lastIndexOf('>>'))
  const [, before = ''] = /startxref\s(\d+)/.exec(trailer) ?? []

  let added = ''
  let places = ''
  for (const id of tables) {
    const table = withLetters(streamOf(pdf, id), letters)
    places += `${id} 1\n${String(pdf.length + added.length).padStart(10, '0')} 00000 n \n`
    added += `${id} 0 obj\n<<\n/Length ${table.length}\n>>\nstream\n${table}\nendstream\nendobj\n`
  }
  const place = pdf.length + added.length
  added += `xref\n${places}trailer\n<<${entries}/Prev ${before}\n>>\nstartxref\n${place}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(added, 'latin1')])
}

/** The text of an object that is a stream. */
function streamOf(pdf: Buffer, id: string): string {
  const object = pdf.indexOf(`\n${id} 0 obj\n`)
  const from = pdf.indexOf(STREAM, object) + STREAM.length
  const [, length] = /\/Length (\d+)/.exec(pdf.toString('latin1', object, from)) ?? []
  return inflateSync(pdf.subarray(from, from + Number(length))).toString('latin1')
}

const STREAM = 'stream\n'

function withLetters(table: string, letters: readonly string[]): string {
  return table.replace(/<([0-9a-f]{4})>/g, (code, digits: string) => {
    const meant = letters[Number.parseInt(digits, 16) - FIRST_SIGN]
    return meant === undefined ? code : `<${inHex(meant)}>`
  })
}

function inHex(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}
