import type { Content } from '#content-model/schema/content.ts'
import { eventLabel, nameEvent } from '#domain/conferences/conference.ts'
import type { ListField } from '../list-address.ts'

/** What a printed list was filtered by, so that the sheet of paper says what it is. */
export function filterWords(
  { conferences }: Pick<Content, 'conferences'>,
  { conference, arrival, sort: _, ...others }: Record<ListField, string>,
): string[] {
  const event = nameEvent(conferences, conference)
  return [
    event ? eventLabel(event) : conference,
    arrival && `arriving ${arrival}`,
    others.standing,
    others.residential,
    others.party,
    others.search && `“${others.search}”`,
  ].filter((words) => words !== '')
}
