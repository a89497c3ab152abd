import type { Content } from '#content-model/schema/content.ts'
import { allEvents, eventLabel, nameEvent } from '#domain/conferences/conference.ts'

export type ConferenceOption = { code: string; label: string }

/** All conferences of the content, then those with registrations that it no longer names. */
export function conferenceOptions(
  { conferences }: Pick<Content, 'conferences'>,
  codes: readonly string[],
): ConferenceOption[] {
  const known = [...allEvents(conferences), ...conferences.past].map(({ code }) => code)
  return [...new Set([...known, ...codes])].map((code) => {
    const event = nameEvent(conferences, code)
    return { code, label: event ? eventLabel(event) : code }
  })
}
