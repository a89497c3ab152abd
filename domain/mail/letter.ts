import { oneLine } from '../one-line.ts'

/** What the office writes to people. */
export type Letter = { subject: string; text: string }

export const LONGEST_SUBJECT = 100
export const LONGEST_TEXT = 5_000

export type LetterProblem = 'no-subject' | 'long-subject' | 'no-text' | 'long-text'

/** Reads what was typed, or says what is wrong with it. */
export function readLetter(typed: Letter): { letter: Letter } | { problem: LetterProblem } {
  const subject = oneLine(typed.subject).trim()
  const text = typed.text.replaceAll('\r\n', '\n').trim()
  if (subject === '') return { problem: 'no-subject' }
  if (subject.length > LONGEST_SUBJECT) return { problem: 'long-subject' }
  if (text === '') return { problem: 'no-text' }
  if (text.length > LONGEST_TEXT) return { problem: 'long-text' }
  return { letter: { subject, text } }
}

/** A part of a line: words, or an address of the web. */
export type LetterPart = { text: string; href?: string }

/** The paragraphs of a letter, each as its lines, and these as words and links. */
export function letterParagraphs(text: string): LetterPart[][][] {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => paragraph.split('\n').map(lineParts))
}

function lineParts(line: string): LetterPart[] {
  return line
    .split(/(https?:\/\/[^\s<>"]+)/)
    .flatMap((part, index) => (index % 2 === 1 ? linkParts(part) : [{ text: part }]))
    .filter(({ text }) => text !== '')
}

/** A full stop or a bracket behind an address ends the sentence. */
function linkParts(part: string): LetterPart[] {
  let end = part.length
  while (TRAILING.has(part[end - 1] ?? '')) end--
  const href = part.slice(0, end)
  return [{ text: href, href }, { text: part.slice(end) }]
}

const TRAILING = new Set([...".,;:!?)'”’"])
