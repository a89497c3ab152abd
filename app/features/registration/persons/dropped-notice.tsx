import { droppedName, type TypedPerson } from './dropped-persons.ts'

/** Says who was left out by a smaller "Registering as", and sends them along with the form. */
export function DroppedNotice({ dropped }: { dropped: readonly TypedPerson[] }) {
  return (
    <div role="status">
      {dropped.length > 0 && (
        <p className="notice">
          {namesOf(dropped)} left out now. What you typed comes back when you choose a larger party
          under &ldquo;Registering as&rdquo;.
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

/** "Ravi and Anu are", "Ravi is", "1 person is" */
function namesOf(people: readonly TypedPerson[]): string {
  const names = people.map(({ firstname }) => firstname?.trim()).filter(Boolean)
  const verb = people.length === 1 ? 'is' : 'are'
  if (names.length < people.length) {
    return `${people.length} ${people.length === 1 ? 'person' : 'persons'} ${verb}`
  }
  const last = names.at(-1)
  return names.length === 1
    ? `${last} ${verb}`
    : `${names.slice(0, -1).join(', ')} and ${last} ${verb}`
}
