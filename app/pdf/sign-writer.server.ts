import { type Piece, piecesOf, type Script, scriptsOf } from './scripts.ts'
import { type Shaper, shaperOf } from './shape-word.server.ts'
import { type Sign, shapedSigns, signKey } from './shaped-signs.server.ts'

/** Where the private use area of Unicode begins, and how many letters it has. */
export const FIRST_SIGN = 0xe000
const MAX_SIGNS = 6400

/**
 * The PDF library loses letters where glyphs change their order, and its shaping fails on Telugu and Malayalam. So it
 * gets signs that are already shaped, each as one letter. A word that no font has is left out: its letters would be
 * printed as wrong ones.
 */
export function createSignWriter(shapers: ReadonlyMap<Script, Shaper>) {
  /** From `FIRST_SIGN` on. */
  const signs: Sign[] = []
  const letters = new Map<string, string>()
  const words = new Map<string, string>()

  function letterOf(sign: Sign): string | undefined {
    const key = signKey(sign)
    const known = letters.get(key)
    if (known || signs.length === MAX_SIGNS) return known
    const letter = String.fromCharCode(FIRST_SIGN + signs.length)
    signs.push(sign)
    letters.set(key, letter)
    return letter
  }

  function writePiece({ script, text }: Piece): string | undefined {
    const shaper = script && shapers.get(script)
    if (!shaper) return latinLetters(text)
    const shaped = shapedSigns(shaper, text)
    return shaped && joined(shaped.map(letterOf))
  }

  function writeWord(word: string, beside: Script | undefined): string {
    const script = OPENED.test(word) ? beside : undefined
    const key = `${word} ${script}`
    const known = words.get(key)
    if (known !== undefined) return known
    const pieces = piecesOf(word).map((piece) => ({ ...piece, script: piece.script ?? script }))
    const written = joined(pieces.map(writePiece)) ?? ''
    words.set(key, written)
    return written
  }

  /** The text for the document: a sign in a script of India is one letter of the private use area. */
  function write(text: string): string {
    const [script] = scriptsOf(text)
    const lines = text.normalize('NFC').split('\n')
    const wordsOf = (line: string) =>
      line.split(' ').flatMap((word) => {
        const written = writeWord(word, script)
        return word === '' || written !== '' ? [written] : []
      })
    return lines.map((line) => wordsOf(line).join(' ')).join('\n')
  }

  return { signs, write }
}

/** Beside signs the library might end a line within "(John"; as signs the two stay together. */
const OPENED = /^[^\p{L}]+\p{L}/u

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join('')
}

/** The shapers that a text needs; none for Latin. */
export async function shapersFor(text: string): Promise<Map<Script, Shaper>> {
  const shapers = new Map<Script, Shaper>()
  for (const script of scriptsOf(text)) shapers.set(script, await shaperOf(script))
  return shapers
}

/** Undefined where the text has letters that the built-in fonts lack: they would be printed as wrong ones. */
function latinLetters(text: string): string | undefined {
  const plain = Array.from(text, (letter) =>
    PRINTABLE.test(letter) ? letter : letter.normalize('NFD').replace(UNSEEN, ''),
  ).join('')
  return PRINTABLE.test(plain) ? plain : undefined
}

/** Marks of letters, and signs that only say how text runs. */
const UNSEEN = /[\p{M}\p{Cf}]/gu

const PRINTABLE = /^[\u0020-\u007e\u00a0-\u00ffŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]*$/
