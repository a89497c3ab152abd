/** The scripts whose faces are in `faces/`, with the Unicode block of their letters. */
export const SCRIPTS = {
  devanagari: { iso: 'Deva', from: 0x0900, to: 0x097f },
  tamil: { iso: 'Taml', from: 0x0b80, to: 0x0bff },
  telugu: { iso: 'Telu', from: 0x0c00, to: 0x0c7f },
  kannada: { iso: 'Knda', from: 0x0c80, to: 0x0cff },
  malayalam: { iso: 'Mlym', from: 0x0d00, to: 0x0d7f },
} as const

export type Script = keyof typeof SCRIPTS

export type Piece = { script: Script | undefined; text: string }

/** Brackets, digits and Latin letters are set with the letters beside them, so that no line ends between them. */
export function piecesOf(word: string): Piece[] {
  const pieces: Piece[] = []
  let [script] = scriptsOf(word)
  for (const letter of word) {
    script = scriptOf(letter) ?? script
    const last = pieces.at(-1)
    if (last && last.script === script) last.text += letter
    else pieces.push({ script, text: letter })
  }
  return pieces
}

/** In the order in which they come. */
export function scriptsOf(text: string): Set<Script> {
  const scripts = new Set<Script>()
  for (const letter of text) {
    const script = scriptOf(letter)
    if (script) scripts.add(script)
  }
  return scripts
}

function scriptOf(letter: string): Script | undefined {
  const code = letter.codePointAt(0) ?? 0
  // The built-in fonts are older than the sign for rupees.
  if (code === RUPEES) return 'devanagari'
  return NAMES.find((name) => code >= SCRIPTS[name].from && code <= SCRIPTS[name].to)
}

const RUPEES = 0x20b9

const NAMES = ['devanagari', 'tamil', 'telugu', 'kannada', 'malayalam'] as const
