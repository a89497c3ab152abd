import { expect, test } from 'vitest'
import { missingFacts } from '#tests/shipped/missing-facts.ts'
import { contentFiles } from './folder.ts'
import { describeMistake } from './mistake.ts'
import { parseYaml } from './parse-yaml.ts'
import { SHIPPED_FOLDER, shippedContent } from './shipped-content.ts'
import { YAML_LAYOUT } from './write-yaml.ts'

test('content/ has no mistake', () => {
  expect(shippedContent).not.toThrow()
})

test.skipIf(!shippedContent().isShipped)('the shipped pages say what facts.ts promises', () => {
  expect(missingFacts(shippedContent().content).map(describeMistake)).toEqual([])
})

test.skipIf(!shippedContent().isShipped).each(contentFiles(SHIPPED_FOLDER))(
  'content/%s is laid out as the editor writes it, so that a change touches its own lines only',
  (_, text) => {
    expect(parseYaml(text).toString(YAML_LAYOUT)).toBe(text)
  },
)
