import { PersonFields } from '#app/features/registration/correction/registration-fields.tsx'
import { CheckField } from '#app/office/form/choice-fields.tsx'
import { overCapacityWords } from '#app/office/words/problems.ts'
import type { Typed, Typing } from '#app/ui/form/typed.ts'
import type { Shortage } from '#domain/registration/places.ts'

/** Lets the office exceed the capacity of a conference where it has found room. */
export function OverCapacity({ typed }: { typed: Typed }) {
  return (
    <CheckField
      label="Even if there are not enough places: I have found room"
      name="over"
      typed={typed}
    />
  )
}

export function mayExceed({ over }: Typed): boolean {
  return over === 'yes'
}

/** What the office has to know before it exceeds the capacity. */
export function exceedingSentences({ shortage }: { shortage?: Shortage | undefined }): string[] {
  return shortage ? [`${overCapacityWords(shortage)} The capacity is exceeded.`] : []
}

/** One group of fields for each person, with the names of the registration form. Those left empty are ignored. */
export function PersonRows({ typed, errors, count }: Typing & { count: number }) {
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
