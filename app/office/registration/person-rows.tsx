import { PersonFields } from '#app/features/registration/correction/registration-fields.tsx'
import type { Typing } from '#app/ui/form/typed.ts'

type Props = Typing & {
  /** How many rows are shown; those left empty are ignored. */
  count: number
}

/** One group of fields for each person, with the names of the registration form. */
export function PersonRows({ typed, errors, count }: Props) {
  return Array.from({ length: count }, (_, index) => {
    const row = `persons[${index}]`
    return (
      <fieldset className="card office-person" key={row}>
        <legend>Person {index + 1}</legend>
        <div className="office-pairs tiles">
          <PersonFields row={row} typed={typed} errors={errors} />
        </div>
      </fieldset>
    )
  })
}
