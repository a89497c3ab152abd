import { expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../tests/support/site/sandbox.ts'

const events = '/sandbox/calendar/v3/calendars/events%40church.test/events'

type Item = {
  id: string
  status: string
  summary?: string
  start: { date?: string; dateTime?: string }
  end: { date?: string; dateTime?: string }
  recurringEventId?: string
}

type Answer = { items: Item[]; nextPageToken?: string; nextSyncToken?: string; timeZone: string }

async function list(trial: TestSandbox, params: Record<string, string> = {}): Promise<Answer> {
  const query = new URLSearchParams({ key: 'calendar-key', ...params })
  return (await trial.get(`${events}?${query}`)).json()
}

async function called(trial: TestSandbox, name: string, params: Record<string, string> = upcoming) {
  const { items } = await list(trial, { maxResults: '2500', ...params })
  return items.filter(({ summary }) => summary?.includes(name))
}

const upcoming = {
  singleEvents: 'true',
  orderBy: 'startTime',
  timeMin: '2026-06-10T00:00:00+05:30',
}

test('every conference of the church is ahead, with its exact title', async () => {
  const { items } = await list(testSandbox(), { ...upcoming, maxResults: '2500' })
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

test('events are sorted by start', async () => {
  const { items } = await list(testSandbox(), upcoming)
  const starts = items.map(({ start }) =>
    Date.parse(start.dateTime ?? `${start.date}T00:00:00+05:30`),
  )
  expect(starts).toEqual([...starts].sort((a, b) => a - b))
})

test('an all-day event has dates and ends on the day after its last', async () => {
  const [first] = await called(testSandbox(), 'Part II')
  expect(first?.start).toEqual({ date: '2026-09-07' })
  expect(first?.end).toEqual({ date: '2026-09-12' })
})

test('services are on Sundays, prayer on fourth Saturdays, youth every other Sunday', async () => {
  const trial = testSandbox()
  const starts = async (name: string) =>
    (await called(trial, name)).slice(0, 3).map(({ start }) => start.dateTime)
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

test('timeMin filters by the end of an event, timeMax by its start', async () => {
  const trial = testSandbox()
  const span = (timeMin: string, timeMax: string) =>
    called(trial, 'Sunday Services', { ...upcoming, timeMin, timeMax })
  const during = await span('2026-06-14T10:00:00+05:30', '2026-06-14T11:00:00+05:30')
  expect(during).toHaveLength(1)
  const after = await span('2026-06-14T12:30:00+05:30', '2026-06-15T00:00:00+05:30')
  expect(after).toEqual([])
  const before = await span('2026-06-14T00:00:00+05:30', '2026-06-14T08:00:00+05:30')
  expect(before).toEqual([])
})

test('without limits past events are listed too', async () => {
  const items = await called(testSandbox(), 'Encounter with God', { singleEvents: 'true' })
  expect(items.some(({ start }) => (start.date ?? '') < '2026-06-01')).toBe(true)
})

test('cancelled events are not listed', async () => {
  const { items } = await list(testSandbox(), { ...upcoming, maxResults: '2500' })
  expect(items.map(({ status }) => status)).not.toContain('cancelled')
})

test('an event without a title has no summary field', async () => {
  const { items } = await list(testSandbox(), upcoming)
  expect(items.some((item) => !('summary' in item))).toBe(true)
})

test('each event of a series names it', async () => {
  const [first, second] = await called(testSandbox(), 'Sunday Services')
  expect(first?.id).toBe(`${first?.recurringEventId}_20260614T023000Z`)
  expect(second?.recurringEventId).toBe(first?.recurringEventId)
})

test('page tokens lead through all pages', async () => {
  const trial = testSandbox()
  const all = (await list(trial, { ...upcoming, maxResults: '2500' })).items.map(({ id }) => id)
  const seen: string[] = []
  let page = await list(trial, { ...upcoming, maxResults: '20' })
  seen.push(...page.items.map(({ id }) => id))
  while (page.nextPageToken) {
    expect(page.nextSyncToken).toBeUndefined()
    page = await list(trial, { ...upcoming, maxResults: '20', pageToken: page.nextPageToken })
    seen.push(...page.items.map(({ id }) => id))
  }
  expect(seen).toEqual(all)
  expect(page.nextSyncToken).toBeDefined()
})

test.each([
  ['an unknown key', { key: 'wrong' }, 400, 'keyInvalid'],
  ['no key', { key: '' }, 403, 'forbidden'],
  ['an empty range', { timeMax: '2026-01-01T00:00:00Z' }, 400, 'timeRangeEmpty'],
  ['a time without a zone', { timeMin: '2026-06-10T00:00:00' }, 400, 'badRequest'],
  ['an order that needs single events', { singleEvents: 'false' }, 400, 'badRequest'],
  ['an unknown zone', { timeZone: 'Mars/Olympus' }, 400, 'invalid'],
  ['an invented page token', { pageToken: 'abc' }, 400, 'invalid'],
  ['no results wanted', { maxResults: '0' }, 400, 'invalid'],
])(
  'a request with %s is refused with Google’s error object',
  async (_, changes, status, reason) => {
    const query = new URLSearchParams({ key: 'calendar-key', ...upcoming, ...changes })
    const answer = await testSandbox().get(`${events}?${query}`)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error: { code: status, errors: [{ reason }] } })
  },
)

test('a page token is valid only for its own query', async () => {
  const trial = testSandbox()
  const { nextPageToken = '' } = await list(trial, { ...upcoming, maxResults: '20' })
  const query = { key: 'calendar-key', ...upcoming, maxResults: '21', pageToken: nextPageToken }
  expect((await trial.get(`${events}?${new URLSearchParams(query)}`)).status).toBe(400)
})

test('an unknown calendar is not found', async () => {
  const path = '/sandbox/calendar/v3/calendars/other%40church.test/events?key=calendar-key'
  const answer = await testSandbox().get(path)
  expect(answer.status).toBe(404)
  expect((await answer.json()).error.errors[0].reason).toBe('notFound')
})

test('the calendar has a page for people', async () => {
  const page = await (await testSandbox().get('/sandbox/calendar')).text()
  expect(page).toContain('TAMIL - Living Free')
})
