import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repositoryFiles } from './repository-files.ts'

/** Content and its versions are written for the site's visitors, in their long form. */
const OTHERS = /^app\/office\/(content|preview|site)\//

test('the office writes every day and time in one way', () => {
  const found = repositoryFiles()
    .filter((file) => /^app\/office\/.*\.tsx?$/.test(file) && !OTHERS.test(file))
    .filter((file) =>
      /\b(formatMoment|formatDay|describeArrival|DateTimeFormat|toLocaleDateString)\b/.test(
        readFileSync(file, 'utf8'),
      ),
    )
  expect(found).toEqual([])
})
