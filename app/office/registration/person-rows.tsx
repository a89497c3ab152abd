import { LABELS } from '#app/features/registration/still-missing.ts'
import type { Errors, Typed } from '#app/office/action/action-plan.ts'
import { TypedField } from '#app/office/form/typed-field.tsx'
import { GENDERS } from '#domain/registration/attendee.ts'

const GENDER_OPTIONS = GENDERS.map((gender) => ({ value: gender, label: gender }))

type Props = {
  typed: Typed
  errors: Errors
  /** How many rows are shown; those left empty are ignored. */
  count: number
  /** Shows a box that takes a person off the registration. */
  isRemovable?: (index: number) => boolean
}

/** One group of fields for each person, with the names of the registration form. */
export function PersonRows({ typed, errors, count, isRemovable = () => false }: Props) {
  return Array.from({ length: count }, (_, index) => {
    const row = `persons[${index}]`
    return (
      <fieldset className="card office-person" key={row}>
        <legend>Person {index + 1}</legend>
        <input type="hidden" name={`${row}.position`} value={typed[`${row}.position`] ?? ''} />
        <div className="office-pairs">
          <PersonFields row={row} typed={typed} errors={errors} />
        </div>
        {isRemovable(index) && (
          <label className="office-check">
            <input
              type="checkbox"
              name={`${row}.remove`}
              value="yes"
              defaultChecked={typed[`${row}.remove`] === 'yes'}
            />{' '}
            Remove Person
          </label>
        )}
      </fieldset>
    )
  })
}

function PersonFields({ row, ...typing }: { row: string; typed: Typed; errors: Errors }) {
  const field = (name: keyof typeof LABELS) => ({ label: LABELS[name], name: `${row}.${name}` })
  return (
    <>
      <TypedField {...field('firstname')} {...typing} />
      <TypedField {...field('lastname')} {...typing} />
      <TypedField {...field('gender')} options={GENDER_OPTIONS} {...typing} />
      <TypedField {...field('email')} type="email" {...typing} />
      <TypedField {...field('age')} inputMode="numeric" {...typing} />
      <TypedField {...field('phone')} type="tel" {...typing} />
      <TypedField {...field('city')} {...typing} />
    </>
  )
}
