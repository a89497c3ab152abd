import { useWords } from '#app/ui/language.tsx'
import type { RegistrationFormWords } from '#words/forms/en.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { nameList } from './name-people.ts'
import { droppedName, type TypedPerson } from './typed-persons.ts'

/** Says who was left out by a smaller "Registering as", and sends them along with the form. */
export function DroppedNotice({ dropped }: { dropped: readonly TypedPerson[] }) {
  const words = useWords(REGISTRATION_FORM)
  return (
    <div role="status">
      {dropped.length > 0 && (
        <p className="notice">
          {words.leftOut({ who: namesOf(words, dropped), count: dropped.length })}
        </p>
      )}
      {dropped.flatMap((person, index) =>
        Object.entries(person).map(([field, value]) => {
          const name = droppedName(index, field)
          return value ? <input key={name} type="hidden" name={name} value={value} /> : null
        }),
      )}
    </div>
  )
}

/** "Ravi and Anu", or "2 persons" where not all have a name. */
function namesOf(words: RegistrationFormWords, people: readonly TypedPerson[]): string {
  const names = people.flatMap(({ firstname = '' }) => firstname.trim() || [])
  return names.length < people.length ? words.persons(people.length) : nameList(words, names)
}
