import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { LANGUAGE_NAMES, type TranslatedLanguage } from '#domain/language.ts'

/** "தமிழ் (ta): 812 sentences of the software, 812 not read by a native reader" */
export async function describeSentences(language: TranslatedLanguage): Promise<string> {
  const areas = await Promise.all(
    globSync(`words/*/${language}.ts`).map(async (file) => {
      const area = path.basename(path.dirname(file))
      const words: object = await import(pathToFileURL(path.resolve(file)).href)
      return Object.entries(words).map(([name, family]) => ({
        name: `${area}/${name}`,
        count: sentencesOf(family),
      }))
    }),
  )
  const families = areas.flat()
  const isRead = ({ name }: { name: string }) => READ_FAMILIES[language].includes(name)
  const [all, read] = [families, families.filter(isRead)].map((some) =>
    some.reduce((sum, { count }) => sum + count, 0),
  )
  const unread = (all ?? 0) - (read ?? 0)
  return `${LANGUAGE_NAMES[language]} (${language}): ${all} sentences of the software, ${unread} not read by a native reader`
}

/** Texts, and functions that make one of facts. */
function sentencesOf(words: unknown): number {
  if (typeof words === 'string' || typeof words === 'function') return 1
  if (typeof words !== 'object' || words === null) return 0
  return Object.values(words).reduce<number>((sum, inner) => sum + sentencesOf(inner), 0)
}

/**
 * The families of words, such as `forms/giving`, that somebody whose first language it is has read.
 * Whoever changes a sentence of one takes it out again.
 */
const READ_FAMILIES: Readonly<Record<TranslatedLanguage, readonly string[]>> = {
  ta: [],
  kn: [],
  hi: [],
}
