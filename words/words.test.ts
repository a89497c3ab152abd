import { expect, test } from 'vitest'
import { LANGUAGES, type Language, TRANSLATED_LANGUAGES } from '#domain/language.ts'

const modules = import.meta.glob<Record<string, unknown>>('./*.ts', { eager: true })

const families = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, words]) =>
    isRecord(words) && 'ta' in words ? [[`${file} ${name}`, words] as const] : [],
  ),
)

const SCRIPTS: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/u,
  ta: /\p{Script=Tamil}/u,
  kn: /\p{Script=Kannada}/u,
  hi: /\p{Script=Devanagari}/u,
}

test.each(families)('the words of %s are said in every language', (_file, words) => {
  expect(Object.keys(words).sort()).toEqual([...LANGUAGES].sort())
  const english = new Map(textsOf(words.en))
  for (const language of TRANSLATED_LANGUAGES) {
    for (const [key, text] of textsOf(words[language])) {
      const said = english.get(key) ?? ''
      expect(placesIn(text), `${language} ${key}`).toEqual(placesIn(said))
      expect(digitsIn(text), `${language} ${key}`).not.toMatch(NATIVE_DIGITS)
      const others = TRANSLATED_LANGUAGES.filter((each) => each !== language)
      for (const other of others) expect(text, `${language} ${key}`).not.toMatch(SCRIPTS[other])
      if (!SCRIPTS[language].test(text)) expect(text, `${language} ${key}`).not.toMatch(SENTENCE)
    }
  }
})

/** Three Latin words after each other: what is left in English is a name. */
const SENTENCE = /(?:\p{Script=Latin}+[,;:.!?’']* ){2}\p{Script=Latin}+/u

/** Digits are Western in every language. */
const NATIVE_DIGITS = /[०-९௦-௯೦-೯]/u

/** Every text by the keys that lead to it. Sentences with facts in them are called by their own tests. */
function textsOf(words: unknown, key = ''): [string, string][] {
  if (typeof words === 'string') return [[key, words]]
  if (!isRecord(words)) return []
  return Object.entries(words).flatMap(([name, inner]) => textsOf(inner, `${key}.${name}`))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** "{email}" */
function placesIn(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort()
}

function digitsIn(text: string): string {
  return (text.match(/\p{Nd}/gu) ?? []).join('')
}
