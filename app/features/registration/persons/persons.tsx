import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { personSchemas } from '#app/features/registration/registration-schema.ts'
import {
  leaveField,
  type RegistrationFields,
  type RegistrationFormState,
  typedParty,
} from '#app/features/registration/use-registration-form.ts'
import { useHydrated } from '#app/scripts/use-hydrated.ts'
import { FieldError } from '#app/ui/form/field.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { canAdd, canRemove, LARGEST_PARTY } from '#domain/registration/party.ts'
import { CONTACT_FIELDS, contactsOf } from '#domain/registration/person.ts'
import { ageBand } from '#domain/registration/price.ts'
import type { RegistrationFormWords } from '#words/forms/en.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { PersonCard } from './person-card.tsx'
import { droppedName, nameList, personsIn, sharedName, type TypedPerson } from './typed-persons.ts'

type Props = {
  form: RegistrationFormState
  fields: RegistrationFields
  /** Those who were left out when "Registering as" became smaller. */
  dropped: readonly TypedPerson[]
  shares: readonly (number | undefined)[]
}

/** One card per person. The buttons submit the form, so that they also work without a script. */
export function Persons({ form, fields, dropped, shares }: Props) {
  const words = useWords(REGISTRATION_FORM)
  const [added, setAdded] = useState<number>()
  const { persons } = fields
  const list = persons.getFieldList()
  const typed = personsIn(form.value)
  const type = typedParty(fields.type.value)
  const problem = persons.errors?.[0]
  const folding = useFolding(list.map(({ key }, index) => ({ key, typed: typed[index] ?? {} })))
  const container = useGivenFocus(list.length)
  return (
    <div className="persons stack" id="persons" tabIndex={-1} ref={container}>
      {list.map((person, index) => (
        <PersonCard
          key={person.key}
          person={person.getFieldset()}
          number={index + 1}
          focus={index === added}
          share={shares[index]}
          folded={folding.lineOf(person.key)}
          onOpen={() => folding.open(person.key)}
          onEnter={(field) => folding.enter(person.key, field)}
          useEmail={(value) => form.update({ name: person.getFieldset().email.name, value })}
        >
          <button
            className="button button-quiet"
            {...form.remove.getButtonProps({ name: persons.name, index })}
            formAction="#persons"
            disabled={!type || !canRemove(type, index)}
            onClick={leaveCard}
          >
            {words.remove}
          </button>
        </PersonCard>
      ))}
      <SharedFields first={list[0]?.getFieldset()} />
      <div id={persons.id} tabIndex={-1}>
        <DroppedNotice dropped={dropped} />
        {problem && <FieldError id={`${persons.id}-error`}>{problem}</FieldError>}
      </div>
      <div className="button-row">
        <AddButton form={form} fields={fields} onAdd={() => setAdded(list.length)} />
        <p className="field-help">{words.largest}</p>
      </div>
    </div>
  )
}

type First = Record<
  (typeof CONTACT_FIELDS)[number]['name'],
  { name: string; initialValue: string | undefined }
>

/** Without a script, the server learns from these which details of the others nobody has changed. */
function SharedFields({ first }: { first: First | undefined }) {
  return (
    <noscript>
      {CONTACT_FIELDS.map(({ name }) => (
        <input
          key={name}
          type="hidden"
          name={sharedName(name)}
          value={first?.[name].initialValue ?? ''}
        />
      ))}
    </noscript>
  )
}

type FormProps = Pick<Props, 'form' | 'fields'>

/**
 * Without a script the page can't follow "Registering as", so the server explains what is not
 * allowed.
 */
function AddButton({ form, fields, onAdd }: FormProps & { onAdd: () => void }) {
  const hydrated = useHydrated()
  const count = fields.persons.getFieldList().length
  const type = typedParty(fields.type.value)
  const refused = hydrated ? !type || !canAdd(type, count) : count >= LARGEST_PARTY
  const [first] = personsIn(form.value)
  return (
    <button
      className="button button-quiet"
      {...form.insert.getButtonProps({
        name: fields.persons.name,
        defaultValue: contactsOf(first),
      })}
      formAction={`#person-${count + 1}`}
      disabled={refused}
      onClick={onAdd}
    >
      {useWords(REGISTRATION_FORM).add}
    </button>
  )
}

/** The button disappears with its card, so the focus moves to the list of persons. */
function leaveCard(): void {
  leaveField()
  document.getElementById('persons')?.focus({ preventScroll: true })
}

/** Says who was left out by a smaller "Registering as", and sends them along with the form. */
function DroppedNotice({ dropped }: { dropped: readonly TypedPerson[] }) {
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

type ListedPerson = { key: string | undefined; typed: TypedPerson }

/** What had the focus, and where it stood on the screen. */
type Place = { field: Element; top: number }

/**
 * Folds whoever is filled in to one line, once the focus has moved on from there to another person's
 * fields: a family of five is a long way on a phone.
 */
function useFolding(persons: readonly ListedPerson[]) {
  const { bands } = REGISTRATION_FORM[useLanguage()]
  const [folded, setFolded] = useState<ReadonlySet<string | undefined>>(new Set())
  const last = useRef<ListedPerson['key']>(undefined)
  const place = useRef<Place>(undefined)
  // What is folded above must not move the field from under the finger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what folding has moved
  useLayoutEffect(() => {
    if (!place.current) return
    const { field, top } = place.current
    place.current = undefined
    scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' })
  }, [folded])
  const enter = (here: ListedPerson['key'], field: Element) => {
    // A select opens its list with the focus, and closes it when the page moves.
    if (!(field instanceof HTMLInputElement)) return
    const left = last.current
    last.current = here
    const isDone = persons.some(({ key, typed }) => key === left && read(typed) !== undefined)
    if (left === here || !isDone || folded.has(left)) return
    const next = new Set([...folded, left].filter((key) => key !== here))
    place.current = { field, top: field.getBoundingClientRect().top }
    setFolded(next)
  }
  return {
    enter,
    /** "Arjun, 11, child" while the person is folded. */
    lineOf: (key: string | undefined): string | undefined => {
      const listed = folded.has(key) ? persons.find((one) => one.key === key) : undefined
      const person = listed && read(listed.typed)
      return person && `${person.firstname}, ${person.age}, ${bands[ageBand(person.age)]}`
    },
    open: (key: string | undefined) => setFolded(new Set([...folded].filter((one) => one !== key))),
  }
}

/** The person once every field is filled in rightly. */
function read(typed: TypedPerson) {
  const parsed = v.safeParse(SCHEMA, typed)
  return parsed.success ? parsed.output : undefined
}

/** Only whether it is right is asked, so the language does not matter. */
const SCHEMA = v.object(personSchemas('en'))

/**
 * A field that we have given the focus, when a person was added, was not touched by the visitor. So
 * leaving it without a word is no mistake yet. Returns the ref of the persons' container.
 */
function useGivenFocus(count: number) {
  const container = useRef<HTMLDivElement>(null)
  // The form library listens at the document, so this must stop an event on its way there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is added gets the focus
  useEffect(() => {
    const given = document.activeElement
    const { current } = container
    if (!current || !(given instanceof HTMLInputElement) || !current.contains(given)) return
    const controller = new AbortController()
    const { signal } = controller
    const touch = ({ target }: Event) => {
      if (target === given) controller.abort()
    }
    current.addEventListener('input', touch, { signal })
    current.addEventListener('pointerdown', touch, { signal })
    const leave = (event: Event) => {
      if (event.target !== given) return
      event.stopPropagation()
      controller.abort()
    }
    current.addEventListener('focusout', leave, { signal })
    return () => controller.abort()
  }, [count])
  return container
}
