import { officeForm, officePage } from '#app/office/engine/engine.tsx'
import { ChangesNotice } from '#app/office/history-list.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import type { SiteServices } from '#app/services.server.ts'
import type { Texts } from '#app/ui/form/typed.ts'
import type { DateDetails } from '#domain/conferences/calendar-date.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Actor } from '#domain/staff.ts'
import { openHelpWords, whenWords } from '#words/office/conferences.ts'
import { whyWords } from '#words/office/content.ts'
import {
  changedDateWords,
  dateChanges,
  doubtWords,
  NOTHING_CHANGED,
  WHY,
} from '#words/office/date-forms.ts'
import { changeDate, checkChange } from '#workflows/conferences/change-date.ts'
import {
  changedSince,
  type DatePage,
  readDate,
  readDateAt,
} from '#workflows/conferences/read-dates.ts'
import { refreshContent } from '#workflows/content/versions.ts'
import { dateAddress } from './date-addresses.ts'
import { type DateFormKind, readDateForm, rebased, typedOf } from './date-form.ts'
import { DateFields, publishErrors, StepForm, VisitorsSee } from './date-steps.tsx'

const editing = officePage({
  path: '/conferences/:code/edit',
  needs: 'editContent',
  async read(services, asked) {
    const read = await readDate(services, asked)
    if (!read.ok) return read
    const openHelp = openHelpWords(read.date.event, services.now().getTime())
    return { date: read.date, openHelp, version: services.live.version().number }
  },
  title: 'Edit this date',
  View: ({ page: { date, openHelp, version }, refused }) => {
    const kind = kindOf(date)
    const { days, venue } = date
    const own = date.calendar && { first: days?.first ?? '', last: days?.last ?? '', venue }
    const address = dateAddress(date.code)
    return (
      <>
        <LinkLine to={address}>Back to the date</LinkLine>
        <h1>Edit this date</h1>
        <p>
          {date.name} · {whenWords(date)}
        </p>
        <ChangesNotice about="date" changes={refused?.changes} />
        {kind === 'calendar' && (
          <p className="notice">
            This date comes from the church’s calendar. Change its days and its place there:{' '}
            <a href={date.calendar}>open the calendar</a>. What you change here is of this date
            alone.
          </p>
        )}
        <StepForm
          action={`${address}/edit`}
          opened={typedOf(date.event, date.cancel)}
          refused={refused}
          version={refused?.version ?? version}
          cancel={address}
          see={(typed) => (
            <VisitorsSee name={date.name} typed={{ ...typed, ...own }} dates={date.dates} />
          )}
          fields={(typing) => (
            <>
              <DateFields kind={kind} openHelp={openHelp} {...typing} />
              <p>
                Everything that this form does not ask for is under{' '}
                <a href={`/office/conferences/${date.key}`}>Everything</a>.
              </p>
            </>
          )}
        />
      </>
    )
  },
})

export const editDateRows = [
  editing,
  officeForm({
    at: editing,
    async fields({ typed }, services, asked) {
      const found = await readDate(services, asked)
      if (!found.ok) return found
      const { date } = found
      const today = dayInIndia(services.now().getTime())
      const read = readDateForm(typed, { kind: kindOf(date), today, event: date.event })
      return read.ok ? { ok: true, value: { date, details: read.date, typed } } : read
    },
    async plan(services, asked, { date, details }) {
      const checked = await checkChange(services, { ...asked, date: details })
      if (!checked.ok) return checked
      const changes = dateChanges(detailsOf(date), details)
      if (changes.length === 0) return { ok: false, errors: { '': NOTHING_CHANGED } }
      const { event, taken } = date
      const changesAny = (labels: RegExp) => changes.some((change) => labels.test(change))
      const words = changedDateWords({
        taken,
        isMoved: changesAny(/^Days/),
        isRepriced: changesAny(/^With|^To reserve/),
        isClosed: event.open && !details.open,
      })
      return { ok: true, will: [...changes, ...words, ...doubtWords(details.price)] }
    },
    async run(services, { version = 0, ...asked }, { date, details, typed }) {
      const why = WHY.changed(`${date.name}, ${whenWords(date)}`)
      const changed = await changeDate(services, { ...asked, date: details, why, version })
      if (!changed.ok && changed.problem === 'changed') {
        return { ok: false, ...(await changedMeanwhile(services, asked, typed, version)) }
      }
      return changed
    },
    errors: publishErrors,
    to: ({ code }, _, { number }) => `${dateAddress(code)}?published=${number}`,
  }),
]

function kindOf({ calendar, days }: DatePage): DateFormKind {
  if (calendar) return 'calendar'
  return days ? 'own' : 'undated'
}

async function changedMeanwhile(
  services: SiteServices,
  asked: { actor: Actor; code: string },
  typed: Texts,
  version: number,
) {
  await refreshContent(services)
  const read = await readDate(services, asked)
  if (!read.ok) return read
  const before = await readDateAt(services, { code: asked.code, version })
  const since = await changedSince(services, version)
  const { date } = read
  const parts = before ? dateChanges(detailsOf(before), detailsOf(date)) : []
  const [then, now] = [before, date].map((each) => typedOf(each?.event, each?.cancel))
  return {
    typed: rebased(typed, then ?? {}, now ?? {}),
    version: services.live.version().number,
    changes: since.map((each, index) => ({
      at: each.at,
      who: each.author,
      words: whyWords(each),
      parts: index === 0 ? parts : [],
    })),
  }
}

function detailsOf({ event, cancel }: Pick<DatePage, 'event' | 'cancel'>): DateDetails {
  return { ...event, days: event.days, places: event.capacity?.people, cancel }
}
