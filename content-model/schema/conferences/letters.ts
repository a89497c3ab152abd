import * as v from 'valibot'
import { entries, field, group, list } from '#content-model/schema/field.ts'
import { email, phone } from '#content-model/schema/fields.ts'
import { text } from '#content-model/schema/values.ts'
import type { Conferences } from '#domain/conferences/conference.ts'

const timetable = entries`Timetable: The days and what happens on each.`({
  day: text`Day: Which day this is. e.g. First day`,
  entries: entries`Entries: What happens on this day, in order.`({
    time: text`Time: When it begins. e.g. 9:00 am`,
    what: text`What: What happens then. e.g. Welcome and first session`,
  }),
})

const venue = group`Venue: Where it is and how to get there.`({
  name: text`Name: What the place is called. e.g. City Church Campus`,
  address: text`Address: In one line, as a taxi driver needs it.
    e.g. 1 Sample Street, Sample Nagar, Bangalore 560000`,
  gettingThere: list`Getting there: One sentence for each way to come.
    e.g. From the airport, allow an hour and a half.`(text.schema),
})

const contact = group`Contact: Whom to ask, and when.`({
  name: text`Name: Who answers questions. e.g. The conference office`,
  phone,
  email,
  hours: text`Hours: When somebody answers. e.g. 9 am to 5 pm Tue to Sun`,
})

const letter = group`General Information Letter: Belongs to one date, after whose code it is
  named, or to all dates of a form from the calendar.`({
  title: text`Title: What the letter is for. e.g. Wholeness and Freedom Conference - Part II`,
  greeting: text`Greeting: How the letter begins. e.g. Dear friend,`,
  paragraphs: list`Paragraphs: The letter itself, one entry for each paragraph.
    e.g. We are glad that you are coming.`(text.schema),
  venue,
  bring: list`What to bring: One entry for each thing. e.g. A Bible, a notebook and a pen`(
    text.schema,
  ),
  timetable,
  notes: list`Notes: What else people should know, one entry for each.
    e.g. Please switch off your phone during the sessions.`(text.schema),
  contact,
})

export const lettersSchema = field(
  v.record(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]+$/, 'must be the code of an event or the address of a form'),
    ),
    letter,
    'must be a group of letters, each under the code of its event',
  ),
)`Letters: What people need to know before they come, as mail and as a PDF.`

export type InformationLetter = v.InferOutput<typeof letter>

export function missingLetter({
  conferences,
  letters,
}: {
  conferences: Conferences
  letters: Record<string, InformationLetter>
}): string | undefined {
  const promises = Object.entries(conferences.programmes).flatMap(([key, programme]) => [
    ...programme.events,
    { code: key, letter: programme.fromCalendar && programme.letter },
  ])
  return promises.find(({ code, letter: promised }) => promised && !letters[code])?.code
}
