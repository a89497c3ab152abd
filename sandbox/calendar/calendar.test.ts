import { expect, test } from 'vitest'
import { testSandbox } from '#tests/support/site/sandbox.ts'

const events = '/sandbox/calendar/v3/calendars/events%40church.test/events'

type Item = {
  status: string
  summary?: string
  start: { date?: string; dateTime?: string }
  end: { date?: string }
}

const upcoming = {
  key: 'calendar-key',
  timeMin: '2026-06-10T00:00:00+05:30',
  timeMax: '2028-06-01T00:00:00+05:30',
  maxResults: '2500',
}

async function list(changes: Partial<typeof upcoming> & { pageToken?: string } = {}) {
  const query = new URLSearchParams({ ...upcoming, ...changes })
  const answer: { items: Item[]; nextPageToken?: string } = await (
    await testSandbox().get(`${events}?${query}`)
  ).json()
  return answer
}

async function called(name: string, changes: Partial<typeof upcoming> = {}) {
  const { items } = await list(changes)
  return items.filter(({ summary }) => summary?.includes(name))
}

test('every conference of the church is ahead, with its exact title', async () => {
  const { items } = await list()
  const titles = new Set(items.map(({ summary }) => summary))
  for (const title of [
    'Encounter with God',
    'TAMIL - Encounter with God',
    'Wholeness and Freedom Conference - Part I',
    'Wholeness and Freedom Conference - Part I (Eng/Hindi) Dehradun',
    'Wholeness and Freedom Conference - Part I (Eng/Tamil)',
    'Wholeness and Freedom Conference - Part II',
    'Wholeness and Freedom Conference - Part II Dehradun',
    'Global Pastors Conference',
    'Global Pastors Conference - Bangalore',
    'Living Free',
    'TAMIL - Living Free',
  ]) {
    expect(titles).toContain(title)
  }
})

test('events are sorted by start, without cancelled ones, and one has no title', async () => {
  const { items } = await list()
  const starts = items.map(({ start }) =>
    Date.parse(start.dateTime ?? `${start.date}T00:00:00+05:30`),
  )
  expect(starts).toEqual([...starts].sort((a, b) => a - b))
  expect(items.map(({ status }) => status)).not.toContain('cancelled')
  expect(items.some((item) => !('summary' in item))).toBe(true)
})

test('services are on Sundays, prayer on fourth Saturdays, youth every other Sunday', async () => {
  const starts = async (name: string) =>
    (await called(name)).slice(0, 3).map(({ start }) => start.dateTime)
  expect(await starts('Sunday Services')).toEqual([
    '2026-06-14T08:00:00+05:30',
    '2026-06-21T08:00:00+05:30',
    '2026-06-28T08:00:00+05:30',
  ])
  expect(await starts('Prayer and Fellowship')).toEqual([
    '2026-06-27T10:00:00+05:30',
    '2026-07-25T10:00:00+05:30',
    '2026-08-22T10:00:00+05:30',
  ])
  const youth = (await starts('Youth Alive')).map((start) => Date.parse(start ?? ''))
  expect((youth[1] ?? 0) - (youth[0] ?? 0)).toBe(14 * 86_400_000)
})

test.each([
  ['2026-06-14T10:00:00+05:30', '2026-06-14T11:00:00+05:30', 1],
  ['2026-06-14T12:30:00+05:30', '2026-06-15T00:00:00+05:30', 0],
  ['2026-06-14T00:00:00+05:30', '2026-06-14T08:00:00+05:30', 0],
])('a service from 8:00 to 12:30 is on between %s and %s: %i', async (timeMin, timeMax, count) => {
  expect(await called('Sunday Services', { timeMin, timeMax })).toHaveLength(count)
})

test('page tokens lead through all pages', async () => {
  const seen: Item[] = []
  let page = await list({ maxResults: '20' })
  seen.push(...page.items)
  while (page.nextPageToken) {
    page = await list({ maxResults: '20', pageToken: page.nextPageToken })
    seen.push(...page.items)
  }
  expect(seen).toEqual((await list()).items)
})

test.each([
  ['a time without a zone', { timeMin: '2026-06-10T00:00:00' }, 'badRequest'],
  ['an invented page token', { pageToken: 'abc' }, 'invalid'],
])('a request with %s is refused with Google’s error object', async (_, changes, reason) => {
  const query = new URLSearchParams({ ...upcoming, ...changes })
  const answer = await testSandbox().get(`${events}?${query}`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { code: 400, errors: [{ reason }] } })
})

test('a page token is valid only for its own query', async () => {
  const { nextPageToken = '' } = await list({ maxResults: '20' })
  expect(await list({ maxResults: '21', pageToken: nextPageToken })).toHaveProperty('error')
})

test('the calendar has a page for people', async () => {
  const page = await (await testSandbox().get('/sandbox/calendar')).text()
  expect(page).toContain('TAMIL - Living Free')
})
