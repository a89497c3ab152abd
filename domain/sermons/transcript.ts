/** A part of what was said, with the second at which it begins. */
export type SpokenText = { at: number; text: string }

export type Transcript = { language?: string; paragraphs: readonly SpokenText[] }

/** About half a minute of speech: short enough to jump to, long enough to read. */
const WORDS_A_PARAGRAPH = 50
/** Who speaks without full stops, as machines write it, gets a paragraph all the same. */
const MOST_WORDS = 90

/** Lines of a text track, which break anywhere, as paragraphs that end with a sentence where they can. */
export function paragraphsOf(lines: readonly SpokenText[]): SpokenText[] {
  const paragraphs: SpokenText[] = []
  let words: string[] = []
  let at = 0
  for (const line of lines) {
    if (words.length === 0) at = line.at
    words.push(...line.text.split(/\s+/).filter(Boolean))
    const isWhole = words.length >= WORDS_A_PARAGRAPH && /[.?!।…]["'”’)]?$/.test(words.at(-1) ?? '')
    if (!isWhole && words.length < MOST_WORDS) continue
    paragraphs.push({ at, text: words.join(' ') })
    words = []
  }
  return words.length > 0 ? [...paragraphs, { at, text: words.join(' ') }] : paragraphs
}

/** "12:40", or "1:02:40" past an hour. */
export function momentWords(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor)
  const twoDigits = (part = 0) => String(part).padStart(2, '0')
  const end = twoDigits(rest)
  return hours ? `${hours}:${twoDigits(minutes)}:${end}` : `${minutes}:${end}`
}

const A_DAY_SECONDS = 86_400

export function readMoment(text: string | null): number | undefined {
  return text && /^\d{1,5}$/.test(text) && Number(text) < A_DAY_SECONDS ? Number(text) : undefined
}

export function placeSaid({ paragraphs }: Transcript, words: string): SpokenText | undefined {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  let most = 0
  let found: SpokenText | undefined
  for (const paragraph of paragraphs) {
    const text = paragraph.text.toLowerCase()
    const count = wanted.filter((word) => text.includes(word)).length
    if (count <= most) continue
    most = count
    found = paragraph
  }
  return found && { at: found.at, text: excerpt(found.text, wanted) }
}

const WORDS_BEFORE = 8
const WORDS_IN_ALL = 24

function excerpt(text: string, wanted: readonly string[]): string {
  const words = text.split(' ')
  const place = words.findIndex((word) => wanted.some((each) => word.toLowerCase().includes(each)))
  const first = Math.max(0, place - WORDS_BEFORE)
  const some = words.slice(first, first + WORDS_IN_ALL).join(' ')
  return `${first > 0 ? '… ' : ''}${some}${first + WORDS_IN_ALL < words.length ? ' …' : ''}`
}
