import { inflateSync } from 'node:zlib'

/** The text of a PDF as a reader finds it, by each font's own table of letters, in lines. */
export function textOfPdf(pdf: Uint8Array): string {
  const objects = objectsOf(Buffer.from(pdf))
  const lettersIn = fontsOf(objects)
  let text = ''
  let letters = LATIN
  for (const { stream } of objects.values()) {
    for (const { groups = {} } of stream.matchAll(STEP)) {
      if (groups.down && !text.endsWith('\n')) text += '\n'
      if (groups.font) letters = lettersIn.get(groups.font) ?? LATIN
      const shown = [...(groups.shown ?? '').matchAll(/<([0-9a-f]*)>/g)]
      text += shown.map(([, codes = '']) => letters(codes)).join('')
    }
  }
  return text.trim()
}

type PdfObject = { head: string; stream: string }
type Letters = (codes: string) => string

const STEP =
  /1 0 0 1 [\d.]+ (?<down>[\d.]+)(?<! 0) cm|\/(?<font>F\d+) [\d.]+ Tf|\[(?<shown>[^\]]*)\] TJ/g

/** The last of each number counts, as in a file that was changed at its end. */
function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const { index, 0: whole, 1: id = '' } of pdf.toString('latin1').matchAll(OBJECT)) {
    const end = pdf.indexOf('\nendobj', index)
    const stream = pdf.indexOf('\nstream\n', index)
    const hasStream = stream !== -1 && stream < end
    const head = pdf.toString('latin1', index + whole.length, hasStream ? stream : end)
    objects.set(id, { head, stream: hasStream ? readStream(pdf, head, stream + 8) : '' })
  }
  return objects
}

const OBJECT = /\n(\d+) 0 obj\n/g

function readStream(pdf: Buffer, head: string, from: number): string {
  const length = Number(/\/Length (\d+)/.exec(head)?.[1])
  const data = pdf.subarray(from, from + length)
  return (head.includes('/FlateDecode') ? inflateSync(data) : data).toString('latin1')
}

function fontsOf(objects: ReadonlyMap<string, PdfObject>): Map<string, Letters> {
  const fonts = new Map<string, Letters>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) /.exec(objects.get(id)?.head ?? '')?.[1]
      if (table) fonts.set(name, lettersBy(objects.get(table)?.stream ?? ''))
    }
  }
  return fonts
}

function lettersBy(table: string): Letters {
  const [, list = ''] = /beginbfrange\n<0000> <[0-9a-f]+> \[([^\]]*)\]/.exec(table) ?? []
  const letters = [...list.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  )
  return (codes) =>
    (codes.match(/.{4}/g) ?? []).map((code) => letters[Number.parseInt(code, 16)] ?? '�').join('')
}

const LATIN: Letters = (codes) => new TextDecoder('windows-1252').decode(Buffer.from(codes, 'hex'))
