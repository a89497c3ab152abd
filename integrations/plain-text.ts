/** Control characters and direction overrides are not safe to display. Markup stays: pages escape it. */
export function plainText(text: string, maxLetters: number): string {
  const tidy = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Bidi_Control}/gu, '')
    .trim()
  const letters = [...tidy]
  if (letters.length <= maxLetters) return tidy
  return `${letters
    .slice(0, maxLetters - 1)
    .join('')
    .trimEnd()}…`
}

/** It may be HTML, such as a calendar description. */
export function textOfHtml(html: string, maxLetters: number): string {
  const text = html
    .slice(0, MAX_HTML)
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<(br|\/p|\/div|\/li|\/h[1-6])\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*(>|$)/gi, '')
    .replace(/&(#?\w{1,8});/g, (entity, name: string) => letterOf(name) ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
  return plainText(text, maxLetters)
}

const MAX_HTML = 20_000

/** A map, because an object would find inherited names such as `&toString;`. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])

function letterOf(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? []
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
  if (!Number.isInteger(code)) return NAMED.get(name)
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
