import { ChangesNotice } from '#app/office/action/changes-notice.tsx'
import type { HistoryLine } from '#app/office/office-line.ts'
import { whenWords } from '#app/office/words/conferences.ts'
import type { Typing } from '#app/ui/form/typed.ts'
import type { DatePage } from '#workflows/conferences/read-dates.ts'
import { DateFields } from './date/date-fields.tsx'
import type { DateFormKind } from './date/date-form.ts'
import { wholePrices } from './date/date-form.ts'
import { VisitorsSee } from './date/visitors-see.tsx'
import { dateAddress } from './date-addresses.ts'
import { FieldsStep, Plan, PublishStep } from './step-form.tsx'

type Props = Typing & {
  date: DatePage
  kind: DateFormKind
  formKey: string | undefined
  /** Of the content with which the form was first opened. */
  version: number
  /** What publishing will do, once everything is filled in. */
  will: readonly string[] | undefined
  /** What somebody else has published meanwhile. */
  changes: readonly HistoryLine[]
  openHelp: string | undefined
}

/** The same short form for a date that there is already, or what will change. */
export function EditDateView({ date, kind, will, changes, openHelp, ...form }: Props) {
  const { formKey, version, ...typing } = form
  const address = dateAddress(date.code)
  const own = { action: `${address}/edit`, formKey, version }
  const see = (
    <VisitorsSee name={date.name} typed={shownOf(date, kind, typing)} dates={date.dates} />
  )
  return (
    <>
      <p>
        <a href={address}>Back to the date</a>
      </p>
      <h1>Edit this date</h1>
      <p>
        {date.name} · {whenWords(date)}
      </p>
      <ChangesNotice about="date" changes={changes} />
      {kind === 'calendar' && <FromCalendar date={date} />}
      {will ? (
        <PublishStep {...own} typed={typing.typed}>
          <Plan will={will} prices={wholePrices(typing.typed)}>
            {see}
          </Plan>
        </PublishStep>
      ) : (
        <FieldsStep {...own} errors={typing.errors} cancel={address}>
          <div className="step-columns">
            <div className="office-card step-fields">
              <DateFields kind={kind} openHelp={openHelp} {...typing} />
              <p>
                Everything that this form does not ask for is under{' '}
                <a href={`/office/conferences/${date.key}`}>Everything</a>.
              </p>
            </div>
            {see}
          </div>
        </FieldsStep>
      )}
    </>
  )
}

/** A date of the calendar has its days and place from there. */
function shownOf({ days, venue }: DatePage, kind: DateFormKind, { typed }: Typing) {
  if (kind !== 'calendar') return typed
  return { ...typed, first: days?.first ?? '', last: days?.last ?? '', venue, open: 'yes' }
}

function FromCalendar({ date: { calendar } }: { date: DatePage }) {
  return (
    <p className="notice">
      This date comes from the church’s calendar. Change its days and its place there:{' '}
      <a href={calendar}>open the calendar</a>. Its places and prices are those of all such dates.
    </p>
  )
}
