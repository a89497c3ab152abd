import { describeMistake } from '#content-model/mistake.ts'
import type { LiveContent } from '#workflows/content/live-content.ts'

type Described = {
  live: Pick<LiveContent, 'version' | 'trouble'>
  /** Files of the content folder that are not shown, because the office has published. */
  ignored: readonly string[]
}

/** Said at start where what is shown is not what is in the content folder. Otherwise empty. */
export function describeVersion({ live, ignored }: Described): string {
  const { number } = live.version()
  const trouble = live.trouble()
  const words: string[] = []
  if (trouble) {
    const source = trouble.number === undefined ? 'The files have' : `Version ${trouble.number} has`
    words.push(`WARNING: ${source} mistakes. Version ${number}, the last good one, is shown.`)
    words.push(...trouble.mistakes.map(describeMistake))
  }
  if (ignored.length > 0) {
    words.push(
      `Version ${number} of the office is shown. These files differ from it: ${ignored.join(', ')}`,
      'To publish the files: npm run office -- content import content',
    )
  }
  return words.map((line) => `  content    ${line}\n`).join('')
}
