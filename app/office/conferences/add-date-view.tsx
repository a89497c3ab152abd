import { whenWords } from '#app/office/words/conferences.ts'
import type { Typing } from '#app/ui/form/typed.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { DateFields } from './date/date-fields.tsx'
import { wholePrices } from './date/date-form.ts'
import { VisitorsSee } from './date/visitors-see.tsx'
import { ADD_DATE, addDateAddress } from './date-addresses.ts'
import { FieldsStep, Plan, PublishStep } from './step-form.tsx'

export type ProgrammeTab = { key: string; name: string; isCurrent: boolean }

type Props = Typing & {
  programme: { key: string; name: string }
  /** What the new date is called. */
  name: string
  tabs: readonly ProgrammeTab[]
  like: ConferenceEvent | undefined
  isFromCalendar: boolean
  formKey: string | undefined
  /** What publishing will do, once everything is filled in. */
  will?: readonly string[]
}

/** A new date: its few fields, or what will happen. */
export function AddDateView({ programme, will, ...form }: Props) {
  const { name, like, formKey, typed } = form
  const fixed = { programme: programme.key, ...(like && { like: like.code }) }
  return (
    <>
      <p>
        <a href="/office/conferences">All conferences</a>
      </p>
      <h1>Add a date: {programme.name}</h1>
      {will ? (
        <PublishStep action={ADD_DATE} formKey={formKey} typed={{ ...typed, ...fixed }}>
          <Plan will={will} prices={wholePrices(typed)}>
            <VisitorsSee name={name} typed={typed} />
          </Plan>
        </PublishStep>
      ) : (
        <AddDateForm fixed={fixed} {...form} />
      )}
    </>
  )
}

type FormProps = Omit<Props, 'programme' | 'will'> & { fixed: Record<string, string> }

function AddDateForm({ tabs, isFromCalendar, name, like, formKey, fixed, ...typing }: FormProps) {
  const step = { action: ADD_DATE, formKey, fixed, cancel: '/office/conferences' }
  return (
    <>
      <ProgrammeTabs tabs={tabs} />
      {isFromCalendar && (
        <p className="notice">
          Dates of this programme come from the church’s calendar: enter the date there, and there
          is nothing more to do. Add it here only if it should not be in the calendar.
        </p>
      )}
      <FieldsStep {...step} errors={typing.errors}>
        <div className="step-columns">
          <div className="office-card step-fields">
            <DateFields kind="new" pricesHelp={like && pricesOf(like)} {...typing} />
          </div>
          <VisitorsSee name={name} typed={typing.typed} />
        </div>
      </FieldsStep>
    </>
  )
}

/** Whose prices are filled in. */
function pricesOf({ days, dates }: ConferenceEvent): string {
  return `Taken from ${whenWords({ days, dates })}.`
}

/** The programmes side by side: another one has other prices. */
function ProgrammeTabs({ tabs }: { tabs: readonly ProgrammeTab[] }) {
  if (tabs.length < 2) return null
  return (
    <nav className="programme-tabs" aria-label="Programme">
      <ul>
        {tabs.map(({ key, name, isCurrent }) => (
          <li key={key}>
            <a href={addDateAddress(key)} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
