import { contentDoubts, describeWarning, overWords } from '#content-model/warnings.ts'
import { vanishedDates } from '#database/calendar/calendar-dates.ts'
import { withoutSettled } from '#database/records/attention/attention.ts'
import { formatDates } from '#domain/conferences/calendar-date.ts'
import { allEvents, eventLabel, openThoughOver } from '#domain/conferences/conference.ts'
import { dayInIndia } from '#domain/days.ts'
import { type AttentionAction, attentionKind } from './attention-kind.ts'

/** What needs attention because of the content or the calendar. */
export const CONTENT_KINDS = [
  attentionKind('event-over', 'seeToday', 'tidy', 'Past dates are still open', {
    isGeneral: true,
    // With the last day in the key, because a new date is a new matter.
    find: ({ db, content, now }) =>
      withoutSettled(
        db,
        openThoughOver(allEvents(content.conferences), now()).map(({ code, label, lastDay }) => {
          return { key: `event-over:${code}:${lastDay}`, at: lastDay, name: label, lastDay }
        }),
      ),
    says: (event) => `${overWords(event)}.`,
    settleAll: closePastDates,
  }),
  attentionKind(
    'event-vanished',
    'seeToday',
    'risk',
    'No longer in the calendar, with people registered',
    {
      isGeneral: true,
      // With the moment in the key: a date that came back and vanished again is a new matter.
      async find({ db, now }) {
        const dates = await vanishedDates(db, dayInIndia(now().getTime()))
        const found = dates.map(
          ({ code, title, location, first_day, last_day, gone_at, people }) => {
            const days = formatDates({ first: first_day, last: last_day })
            const name = eventLabel({ code, name: title, venue: location ?? code, dates: days })
            const key = `event-vanished:${code}:${gone_at}`
            return { key, at: gone_at ?? '', code, name, people: Number(people) }
          },
        )
        return withoutSettled(db, found)
      },
      says: ({ people }) =>
        `It is no longer in the church’s calendar, or is cancelled there, and ${people} ${people === 1 ? 'person is' : 'people are'} registered. They keep their registration: enter the date again, move them, or cancel.`,
      actions({ code }) {
        const to = `/office/registrations?${new URLSearchParams({ conference: code })}`
        return [{ label: 'Its registrations', to, needs: 'seeRegistrations' }]
      },
    },
  ),
  attentionKind('content', 'seeToday', 'tidy', 'Content to check', {
    isGeneral: true,
    find({ db, content, now }) {
      const found = contentDoubts(content).map((warning) => ({
        key: `content:${describeWarning(warning)}`,
        at: now().toISOString(),
        name: warning.file,
        mistake: `${warning.keys.join('.')} ${warning.text}`,
      }))
      return withoutSettled(db, found)
    },
    says: ({ mistake }) => `${mistake}.`,
    actions: () => [{ label: 'Open the content', to: '/office/content', needs: 'editContent' }],
  }),
  attentionKind('content-refused', 'seeToday', 'soon', 'Content with mistakes', {
    isGeneral: true,
    // A version or files that this server could not show.
    async find({ db, live, now }) {
      const { number, mistakes = [] } = live.trouble() ?? {}
      const found = mistakes.slice(0, 1).map(({ file, line, place, rule }) => {
        const mistake = `${file}, line ${line}: ${place} ${rule}`
        const key = `content-refused:${number ?? 'files'}:${mistake}`
        const name = number === undefined ? 'The content folder' : `Version ${number}`
        return { key, at: now().toISOString(), name, mistake }
      })
      return withoutSettled(db, found)
    },
    says: ({ name, mistake }) =>
      `${name} can’t be shown, so the last good content stays: ${mistake}.`,
    actions: () => [
      { label: 'All versions', to: '/office/content/versions', needs: 'editContent' },
    ],
  }),
]

/** All dates that are over and still open. */
export function closePastDates(count: number): AttentionAction {
  return {
    label: `Close ${count} past ${count === 1 ? 'date' : 'dates'}`,
    to: '/office/conferences/close-past',
    needs: 'editContent',
    sends: true,
  }
}
