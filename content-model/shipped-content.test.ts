import { expect, test } from 'vitest'
import { pageFacts } from '#tests/shipped/facts.ts'
import { testContent } from '#tests/support/site/church.ts'
import { contentFiles } from './folder.ts'
import type { Content } from './schema/content.ts'
import { SHIPPED_FOLDER, shippedContent } from './shipped-content.ts'
import { parseYaml, YAML_LAYOUT } from './yaml-file.ts'

test('content/ has no mistake', () => {
  expect(shippedContent).not.toThrow()
})

test.skipIf(!shippedContent().isShipped)('the shipped pages say what facts.ts promises', () => {
  expect(missingFacts(shippedContent().content)).toEqual([])
  const lackOfOthers = missingFacts(testContent())
  for (const lack of ['pages/ewg.yaml: Rs. 700 (accommodation extra)', 'church.yaml: Tamil']) {
    expect(lackOfOthers).toContain(lack)
  }
})

test.skipIf(!shippedContent().isShipped).each(contentFiles(SHIPPED_FOLDER))(
  'content/%s is laid out as the editor writes it, so that a change touches its own lines only',
  (_, text) => {
    expect(parseYaml(text).toString(YAML_LAYOUT)).toBe(text)
  },
)

/** What `facts.ts` promises and a page does not say any more. */
function missingFacts({ church, giving, pages, policy }: Content): string[] {
  const sources: Record<string, unknown> = { ...pages, give: giving, policy }
  const ofChurch = wordsOf([church, church.services.map(({ time }) => twelveHour(time))])
  return Object.entries(pageFacts).flatMap(([name, { written, fromChurch = [], description }]) => {
    const file = FILES[name] ?? `pages/${name}.yaml`
    const said = wordsOf(sources[name])
    const lacks = (words: string, fact: string) => !words.includes(fact.toLowerCase())
    return [
      ...written.filter((fact) => lacks(said, fact)).map((fact) => `${file}: ${fact}`),
      ...fromChurch.filter((fact) => lacks(ofChurch, fact)).map((fact) => `church.yaml: ${fact}`),
      ...(description && description !== giving.description ? [`${file}: ${description}`] : []),
    ]
  })
}

const FILES: Record<string, string> = { give: 'giving.yaml', policy: 'policy.yaml' }

/** Keys whose values visitors do not read, or not always. */
const UNREAD = /^(description|style|picture|kind|id|provider|church|to|titles|none)$/

/** Everything that visitors read of a value, in small letters. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').toLowerCase()
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([key]) => !UNREAD.test(key))
    .map(([, entry]) => wordsOf(entry))
    .join('\n')
}

function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
