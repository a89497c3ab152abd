import { rawCodes } from '#content-model/editing/conferences/edit-conferences.ts'
import { fileValue, withValue } from '#content-model/stored-file.ts'
import type { TreeFiles } from '#content-model/tree-files.ts'
import { listCalendarDates } from '#database/calendar/calendar-dates.ts'
import { readVersionFile } from '#database/content/content-versions.ts'
import { eventsWithRegistrations } from '#database/search/registration-list.ts'
import { allEvents } from '#domain/conferences/conference.ts'
import type { Services } from '../services.ts'

export const CONFERENCES = 'conferences.yaml'

export function changedFiles(files: TreeFiles, path: string, change: (value: unknown) => unknown) {
  const body = files.get(path)
  return new Map(files).set(path, withValue(path, body, change(fileValue(path, body))))
}

export async function addedCode({ db }: Services, version: number): Promise<string | undefined> {
  const [before, after] = await Promise.all(
    [version - 1, version].map(async (number) =>
      rawCodes(fileValue(CONFERENCES, await readVersionFile(db, number, CONFERENCES))),
    ),
  )
  return after?.find((code) => !before?.includes(code))
}

/** Addresses of forms count too, because dates and programmes share one address. */
export async function takenCodes({ db, content }: Services): Promise<string[]> {
  const { conferences } = content
  const calendar = await listCalendarDates(db)
  return [
    ...[...allEvents(conferences), ...conferences.past, ...calendar].map(({ code }) => code),
    ...Object.keys(conferences.programmes),
    ...(await eventsWithRegistrations(db)),
  ]
}
