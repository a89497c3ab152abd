import { whenWords } from '#app/office/words/conferences.ts'
import type { Typing } from '#app/ui/form/typed.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { DateFields } from './date/date-fields.tsx'
import { VisitorsSee } from './date/visitors-see.tsx'
import { ADD_DATE, addDateAddress } from './date-addresses.ts'
import { FieldsStep, PublishStep, WhatWillHappen } from './step-form.tsx'

export type ProgrammeTab = { key: string; name: string; isCurrent: boolean }

type Props = Typing & {
  programme: { key: string; name: string }
  tabs: readonly ProgrammeTab[]
  like: ConferenceEvent | undefined
  isFromCalendar: boolean
  formKey: string | undefined
  /** What publishing will do, once everything is filled in. */
  will?: readonly string[]
}

/** A new date: its few fields, or what will happen. */
export function AddDateView({
  programme,
  tabs,
  like,
  isFromCalendar,
  formKey,
  will,
  ...typing
}: Props) {
  const { name, key } = programme
  const fixed = { programme: key, ...(like && { like: like.code }) }
  const see = <VisitorsSee name={name} typed={typing.typed} />
  return (
    <>
      <p>
        <a href="/office/conferences">All conferences</a>
      </p>
      <h1>Add a date: {name}</h1>
      {will ? (
        <PublishStep action={ADD_DATE} formKey={formKey} typed={{ ...typing.typed, ...fixed }}>
          <div className="step-columns">
            <WhatWillHappen sentences={will} />
            {see}
          </div>
        </PublishStep>
      ) : (
        <>
          <ProgrammeTabs tabs={tabs} />
          {isFromCalendar && (
            <p className="notice">
              Dates of this programme come from the church’s calendar: enter it there, and nothing
              else is to be done. Add it here only if it should not be in the calendar.
            </p>
          )}
          <FieldsStep
            action={ADD_DATE}
            formKey={formKey}
            errors={typing.errors}
            cancel="/office/conferences"
            fixed={fixed}
          >
            <div className="step-columns">
              <div className="office-card step-fields">
                <DateFields
                  kind="new"
                  pricesHelp={like && `Those of ${whenWords(withDays(like))}.`}
                  {...typing}
                />
              </div>
              {see}
            </div>
          </FieldsStep>
        </>
      )}
    </>
  )
}

function withDays({ days, dates }: ConferenceEvent) {
  return { days, dates }
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
