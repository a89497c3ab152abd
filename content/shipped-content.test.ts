import { expect, test } from 'vitest'
import { missingFacts } from './missing-facts.ts'
import { describeMistake } from './mistake.ts'
import { shippedContent } from './shipped-content.ts'

test('content/ has no mistake', () => {
  expect(shippedContent).not.toThrow()
})

test.skipIf(!shippedContent().isShipped)('the shipped pages say what facts.ts promises', () => {
  expect(missingFacts(shippedContent().content).map(describeMistake)).toEqual([])
})
