import { allEvents } from '#domain/conferences/conference.ts'
import { openThoughOver } from '#domain/conferences/to-come.ts'
import type { Actor } from '#domain/staff.ts'
import { type Published, publishFiles } from '#workflows/content/publish-files.ts'
import type { Services } from '#workflows/services.ts'
import { CONFERENCES, changedFiles } from './changed-files.ts'

/** Closes every date that is over and still takes registrations, as one new version of the content. */
export async function closePastDates(
  services: Services,
  { actor, why, key }: { actor: Actor; why: string; key: string | undefined },
): Promise<Published> {
  const over = openThoughOver(allEvents(services.content.conferences), services.now())
  const codes = new Set(over.map(({ code }) => code))
  return publishFiles(services, {
    actor,
    source: 'office',
    why,
    action: 'close-past-dates',
    key,
    change: (files) => changedFiles(files, CONFERENCES, (value) => closed(value, codes)),
  })
}

/** The same value, with `open: false` in each event with one of these codes. */
function closed(value: unknown, codes: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => closed(each, codes))
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, closed(each, codes)]),
  )
  const { code, open } = copy
  return typeof code === 'string' && codes.has(code) && open === true
    ? { ...copy, open: false }
    : copy
}
