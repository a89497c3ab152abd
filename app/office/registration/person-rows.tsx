import { personControl } from '#app/features/registration/person-control.ts'
import type { Errors, Typed } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { PERSON_FIELDS, type PersonField } from '#domain/registration/person-fields.ts'

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
  return PERSON_FIELDS.map((field: PersonField) => (
    <TypedField
      key={field.name}
      label={field.label}
      name={`${row}.${field.name}`}
      {...personControl(field)}
      {...typing}
    />
  ))
}
