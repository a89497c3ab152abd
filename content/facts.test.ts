import { expect, test } from 'vitest'
import { pageFacts } from './facts.ts'
import { shippedContent } from './shipped-content.ts'

const { content } = shippedContent()
const { church, giving, pages, policy } = content
const sources: Record<string, unknown> = { ...pages, give: giving, policy }
const cases = Object.entries(pageFacts)

test.each(cases)('the page %s says what was promised', (name, { written }) => {
  const said = wordsOf(sources[name])
  expect(written.filter((fact) => !said.includes(fact.toLowerCase()))).toEqual([])
})

test.each(cases)('what %s takes over from church.yaml is there', (_name, { fromChurch = [] }) => {
  const times = church.services.map(({ time }) => twelveHour(time))
  const said = wordsOf([church, times])
  expect(fromChurch.filter((fact) => !said.includes(fact.toLowerCase()))).toEqual([])
})

test('search engines are told what the Give page is for', () => {
  expect(giving.description).toBe(pageFacts.give.description)
})

/** Keys whose values visitors do not read, or not always. */
const unread = ['description', 'style', 'picture', 'kind', 'id', 'provider', 'church', 'to']
const onlySometimesRead = ['titles', 'none']

/** Everything that visitors read of a value, in small letters. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').toLowerCase()
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([key]) => ![...unread, ...onlySometimesRead].includes(key))
    .map(([, entry]) => wordsOf(entry))
    .join('\n')
}

function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
