import { checkContent } from '#content/check-content.ts'
import { describeMistake } from '#content/mistake.ts'
import { readConfig } from '#server/config.ts'

/** `npm run check:content`: lists every mistake in the content, or the samples that are left in it. */
const reading = readConfig()
const directory = reading.ok ? reading.config.contentDirectory : 'content'
const loaded = checkContent(directory)

if (!loaded.ok) {
  for (const mistake of loaded.mistakes) console.log(describeMistake(mistake))
  console.log(`\n${loaded.mistakes.length} to mend.`)
  process.exitCode = 1
} else {
  for (const { file, line, place, value } of loaded.samples) {
    console.log(`${file}:${line}  ${place}  ${value}`)
  }
  console.log(
    loaded.samples.length > 0
      ? `\nNo mistakes. ${loaded.samples.length} sample values are still to be replaced: see above.`
      : 'No mistakes, and no sample values are left.',
  )
}
