import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeMistake } from '#content-model/mistake.ts'
import { groupSamples } from '#content-model/sample-groups.ts'
import { describeTranslation } from '#content-model/translation/translate-content.ts'
import { loadContent } from '#content-model/tree-files.ts'
import { contentWarnings, describeWarning } from '#content-model/warnings.ts'
import { LANGUAGE_NAMES, TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#domain/language.ts'
import { readConfig } from '#server/config/config.ts'

/** A native reader has read these, such as `forms/giving`. Whoever changes a sentence takes its family out. */
const READ_FAMILIES: Readonly<Record<TranslatedLanguage, readonly string[]>> = {
  ta: [],
  kn: [],
  hi: [],
}

/** `npm run check:content`: prints the mistakes in the content, or its sample values, what is probably not meant, pending reviews, and how each translation stands. */
const reading = readConfig()
// Other settings may be missing where only the content is checked.
const directory = reading.ok
  ? reading.config.contentDirectory
  : (process.env.CONTENT_DIR ?? 'content')
const loaded = loadContent(directory)

if (!loaded.ok) {
  for (const mistake of loaded.mistakes) console.log(describeMistake(mistake))
  console.log(`\n${loaded.mistakes.length} to mend.`)
  process.exitCode = 1
} else {
  const all = groupSamples(loaded.samples)
  for (const { name, samples } of all) console.log(`${String(samples.length).padStart(4)}  ${name}`)
  const groups = all.filter(({ samples }) => samples.length > 0)
  for (const { name, samples } of groups) {
    console.log(`\n${name}`)
    for (const { file, line, place, value } of samples) {
      console.log(`${file}:${line}  ${place}  ${value.split('\n')[0]}`)
    }
  }
  if (groups.length > 0) console.log()
  const warnings = contentWarnings(loaded.content, new Date())
  for (const warning of warnings) console.log(describeWarning(warning))
  const reviews = loaded.reviews()
  for (const review of reviews) console.log(describeMistake(review))
  const translations = TRANSLATED_LANGUAGES.map((language) => ({
    language,
    ...loaded.translation(language),
  }))
  const mistakes = [
    ...translations.flatMap((translation) => translation.mistakes),
    ...loaded.strays(),
  ]
  const found = mistakes.length > 0 ? 'English has no mistakes' : 'No mistakes'
  const remarks = loaded.samples.length + warnings.length
  console.log(
    remarks > 0
      ? `\n${found}. ${remarks} remarks, see above: ${loaded.samples.length} sample values are still to be replaced.`
      : `${found}, and no remarks.`,
  )
  if (reviews.length > 0) console.log(`Still to be reviewed: ${reviews.length}, see above.`)
  for (const { language, texts } of translations) console.log(describeTranslation(language, texts))
  for (const language of TRANSLATED_LANGUAGES) console.log(await describeSentences(language))
  for (const mistake of mistakes) console.log(describeMistake(mistake))
  if (mistakes.length > 0) {
    console.log(`\n${mistakes.length} translations to mend.`)
    process.exitCode = 1
  }
}

async function describeSentences(language: TranslatedLanguage): Promise<string> {
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

/** A sentence is a text, or a function that makes one of facts. */
function sentencesOf(words: unknown): number {
  if (typeof words === 'string' || typeof words === 'function') return 1
  if (typeof words !== 'object' || words === null) return 0
  return Object.values(words).reduce<number>((sum, inner) => sum + sentencesOf(inner), 0)
}
