import { test as anyTest, expect } from 'vitest'
import { pageOf } from '#tests/support/site/church.ts'
import { shippedContent } from '#tests/support/site/shipped-content.ts'
import type { BlockKind, BlockOf } from './schema/blocks.ts'
import type { Page } from './schema/page.ts'

/** What the specification asks of the pages that ship. */
const { content, samples, isShipped } = shippedContent()
const test = anyTest.skipIf(!isShipped)
const { home, ...plain } = content.pages
const { pages } = content

test('the landing page has its sections in order', () => {
  const { title: _title, description: _description, style: _style, ...sections } = home
  expect(Object.keys(sections)).toEqual([
    'hero',
    'connect',
    'campus',
    'services',
    'sermon',
    'announcements',
    'events',
    'conferences',
    'getConnected',
    'join',
  ])
  expect(home.events.limit).toBe(3)
  expect(home.conferences.cards.map(({ to }) => to)).toEqual(['/ewg', '/wfc1', '/gpc'])
  expect(home.getConnected.cards.map(({ to }) => to)).toEqual(['/cells', '/kkids', '/marriage'])
})

test.each(['ewg', 'wfc1', 'wfc2', 'gpc'] as const)('/%s explains what its form charges', (name) => {
  const costs = pageOf(content, name).blocks.filter(({ kind }) => kind === 'costs')
  const [prices] = costs.map((block) => block.kind === 'costs' && block.prices)
  if (!prices) throw new Error('no prices')
  expect(prices.of).toContain(`${name}register`)
  expect(prices.rule).toContain('the prices you pay on the form')
  // The policy's own words: a page may not promise less than the terms that visitors agree to.
  const refund = 'who does not attend may request a full refund of the registration cost'
  expect(content.policy.terms.text.replace(/\s+/g, ' ')).toContain(refund)
  // At /wfc1 the pre-registration is not refunded: no sentence of ours explains the one by the other.
  if (name !== 'wfc1') expect(prices.rule).toContain(refund)
})

test('there are as many cells, stories, classes, teams and topics as the church has', () => {
  expect(pages.cells.cells.locations).toHaveLength(20)
  const first = <Kind extends BlockKind>(name: string, kind: Kind) =>
    blocksOf(pageOf(content, name), kind)[0]
  expect(first('wfc1', 'testimonies')?.testimonies).toHaveLength(12)
  const times = first('kkids', 'groups')?.groups.map((group) => group.times)
  expect(times).toEqual(Array(5).fill('9:15 and 11:45'))
  const teams = first('serve', 'teams')?.teams.map(({ name }) => name)
  expect(teams).toEqual(['Serving', 'Worship', 'Outreach', 'Media'])
  const courses = first('discipleship', 'courses')?.courses
  expect(courses?.map(({ length }) => length)).toEqual(['12 weeks', '17 weeks'])
  expect(courses?.map(({ topics }) => topics.length)).toEqual([12, 17])
  expect(first('marriage', 'topics')?.topics).toHaveLength(7)
  expect(first('parenting', 'topics')?.topics).toHaveLength(5)
})

test.each([
  ['ewg', ['events', 'topics', 'slides']],
  ['wfc1', ['events', 'costs', 'topics', 'slides', 'testimonies']],
  ['wfc2', ['notice', 'events', 'costs', 'topics', 'slides']],
  ['gpc', ['events', 'costs']],
  ['marriage', ['video', 'topics', 'slides', 'testimonies']],
  ['premarital', ['text', 'topics']],
  ['parenting', ['video', 'topics', 'slides']],
  ['calendar', ['calendar']],
  ['contact', ['map']],
  ['story', ['video']],
  ['staff', ['people']],
  ['beliefs', ['beliefs']],
  ['campus', ['places']],
] as const)('the page %s has what its visitors come for', (name, kinds) => {
  const found: BlockKind[] = pageOf(content, name).blocks.map(({ kind }) => kind)
  expect(found).toEqual(expect.arrayContaining([...kinds]))
})

test('each conference page asks the calendar for its own titles', () => {
  const part = 'Wholeness and Freedom Conference - Part'
  expect(blocksOf(pageOf(content, 'ewg'), 'events')[0]).toMatchObject({
    titles: ['Encounter with God', 'TAMIL - Encounter with God'],
    limit: 15,
  })
  expect(blocksOf(pageOf(content, 'wfc1'), 'events')[0]).toMatchObject({
    titles: [`${part} I`, `${part} I (Eng/Hindi) Dehradun`, `${part} I (Eng/Tamil)`],
    none: 'Will Be Announced Soon',
  })
  expect(blocksOf(pageOf(content, 'wfc2'), 'events')[0]?.titles).toEqual([`${part} II`])
  expect(blocksOf(pageOf(content, 'gpc'), 'events')[0]?.titles).toEqual([
    'Global Pastors Conference',
    'Global Pastors Conference - Bangalore',
  ])
})

test('no two pages share a style or a picture', () => {
  const heads = Object.values(plain).map(({ head }) => head)
  const styles = [home.style, ...heads.map(({ style }) => style)]
  const pictures = [home.hero.picture, ...heads.map(({ picture }) => picture)].map(
    ({ subject, palette }) => `${subject} ${palette}`,
  )
  expect(twice(styles)).toEqual([])
  expect(twice(pictures)).toEqual([])
})

test('Register Now leads to our own forms, and elsewhere to three outside ones', () => {
  const targets = content['register-now'].map(({ to }) => to)
  expect(targets.filter((to) => to.startsWith('/'))).toHaveLength(7)
  expect(targets.filter((to) => to.startsWith('https://'))).toHaveLength(3)
})

test('six preachers can be chosen, and the tags of eight speakers are hidden', () => {
  const { named, hiddenTags } = content.preachers
  expect(named).toHaveLength(6)
  expect(hiddenTags).toHaveLength(8)
  expect(twice(hiddenTags)).toEqual([])
})

test('no made-up phone number, video or outside address passes as a real one', () => {
  const marked = new Set(samples.map(({ value }) => value))
  const outside = textsOf([pages, content['register-now']]).filter((text) =>
    /^(\+91 |https:\/\/\S*example\.org|sample)/.test(text),
  )
  expect(outside.filter((text) => !marked.has(text))).toEqual([])
})

test('the copy has no exclamation marks, dashes or placeholder text', () => {
  const shouting = textsOf(pages).filter((text) => /!|—|–|lorem|TODO/i.test(text))
  expect(shouting).toEqual([])
})

function blocksOf<Kind extends BlockKind>(page: Page, kind: Kind): BlockOf<Kind>[] {
  return page.blocks.filter((block): block is BlockOf<Kind> => block.kind === kind)
}

function twice(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
