import { CheckField } from '#app/office/form/check-field.tsx'
import type { Typing } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import type { DateFormKind } from './date-form.ts'
import { PriceFields } from './price-fields.tsx'

type Props = Typing & {
  kind: DateFormKind
  /** What stands below the prices: "those of September 2025". */
  pricesHelp?: string | undefined
  /** What else decides whether it is open. */
  openHelp?: string | undefined
}

/** The fields of a date: as few as a person would say on the phone. */
export function DateFields({ kind, pricesHelp, openHelp, ...typing }: Props) {
  const isOwn = kind !== 'calendar'
  return (
    <>
      <div className="date-fields">
        {isOwn && (
          <>
            <TypedField label="First day" name="first" type="date" {...typing} />
            <TypedField label="Last day" name="last" type="date" {...typing} />
          </>
        )}
        <TypedField label="Places" name="places" inputMode="numeric" {...typing} />
        {isOwn && <TypedField label="Venue" name="venue" maxLength={100} {...typing} />}
      </div>
      <PriceFields help={pricesHelp} {...typing} />
      {isOwn && (
        <div>
          <CheckField label="Open now" name="open" typed={typing.typed} />
          {openHelp && <p className="field-help">{openHelp}</p>}
        </div>
      )}
    </>
  )
}
