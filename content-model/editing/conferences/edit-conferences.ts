import { changedAt } from '#content-model/editing/changed-at.ts'
import { isRecordValue } from '#content-model/editing/form-of.ts'
import { valueIn } from '#content-model/schema/schema-at.ts'

/** A programme, an event or its prices as a content file has them. */
export type RawGroup = Record<string, unknown>

/** The value of the conferences with one more event at the end of a programme. */
export function withEvent(
  conferences: unknown,
  { programme, event }: { programme: string; event: RawGroup },
): unknown {
  return changedAt(conferences, ['programmes', programme, 'events'], (events) => [
    ...listOf(events),
    event,
  ])
}

/** The value of the conferences with a change of one event, wherever it stands. */
export function withChangedEvent(
  conferences: unknown,
  { code, change }: { code: string; change: (event: RawGroup) => RawGroup },
): unknown {
  const found = findRawEvent(conferences, code)
  if (!found) return conferences
  return changedAt(conferences, ['programmes', found.programme, 'events'], (events) =>
    listOf(events).map((event) => (event === found.event ? change(found.event) : event)),
  )
}

/** The value of the conferences with one more programme. */
export function withProgramme(conferences: unknown, key: string, programme: RawGroup): unknown {
  return changedAt(conferences, ['programmes', key], () => programme)
}

/** The value of the conferences with a change of one programme. */
export function withChangedProgramme(
  conferences: unknown,
  { key, change }: { key: string; change: (programme: RawGroup) => RawGroup },
): unknown {
  return changedAt(conferences, ['programmes', key], (programme) => change(groupOf(programme)))
}

/** An event of the file, with the key of its programme. */
export function findRawEvent(
  conferences: unknown,
  code: string,
): { programme: string; event: RawGroup } | undefined {
  for (const [programme, value] of Object.entries(groupOf(valueIn(conferences, 'programmes')))) {
    const event = listOf(valueIn(value, 'events')).find((each) => valueIn(each, 'code') === code)
    if (isRecordValue(event)) return { programme, event }
  }
  return undefined
}

/** Every code of the file, past ones included. */
export function rawCodes(conferences: unknown): string[] {
  const programmes = Object.values(groupOf(valueIn(conferences, 'programmes')))
  const events = programmes.flatMap((programme) => listOf(valueIn(programme, 'events')))
  return [...events, ...listOf(valueIn(conferences, 'past'))]
    .map((event) => valueIn(event, 'code'))
    .filter((code) => typeof code === 'string')
}

/** A row that leads the calendar's events of a title to a form. A title that has one keeps it. */
export function withRegisterNow(rows: unknown, row: { event: string; to: string }): unknown {
  const known = listOf(rows)
  return known.some((each) => valueIn(each, 'event') === row.event) ? known : [...known, row]
}

/** The value of the church with one more link at the end of the menu with this label. */
export function withMenuLink(
  church: unknown,
  { menu, link }: { menu: string; link: { label: string; to: string } },
): unknown {
  return changedAt(church, ['navigation'], (navigation) =>
    listOf(navigation).map((each) =>
      valueIn(each, 'label') === menu
        ? changedAt(each, ['links'], (links) => [...listOf(links), link])
        : each,
    ),
  )
}

export function groupOf(value: unknown): RawGroup {
  return isRecordValue(value) ? value : {}
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
