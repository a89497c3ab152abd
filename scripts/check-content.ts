import { loadContent } from '#content-model/load.ts'
import { describeMistake } from '#content-model/mistake.ts'
import { describeTranslation } from '#content-model/translation/count-states.ts'
import { contentWarnings, describeWarning } from '#content-model/warnings.ts'
import { TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { readConfig } from '#server/config/config.ts'
import { describeSentences } from './words/count-sentences.ts'

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
  for (const { file, line, place, value } of loaded.samples) {
    console.log(`${file}:${line}  ${place}  ${value}`)
  }
  for (const warning of contentWarnings(loaded.content, new Date())) {
    console.log(describeWarning(warning))
  }
  const reviews = loaded.reviews()
  for (const review of reviews) console.log(describeMistake(review))
  console.log(
    loaded.samples.length > 0
      ? `\nNo mistakes. ${loaded.samples.length} sample values are still to be replaced: see above.`
      : 'No mistakes, and no sample values are left.',
  )
  if (reviews.length > 0) console.log(`Still to be reviewed: ${reviews.length}, see above.`)
  const mistakes = TRANSLATED_LANGUAGES.flatMap((language) => {
    const { texts, mistakes } = loaded.translation(language)
    console.log(describeTranslation(language, texts))
    return mistakes
  })
  for (const language of TRANSLATED_LANGUAGES) console.log(await describeSentences(language))
  for (const mistake of mistakes) console.log(describeMistake(mistake))
  if (mistakes.length > 0) {
    console.log(`\n${mistakes.length} translations to mend.`)
    process.exitCode = 1
  }
}
