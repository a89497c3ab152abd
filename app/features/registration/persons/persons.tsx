import { useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { personSchemas } from '#app/features/registration/registration-schema.ts'
import type { RegistrationFormState } from '#app/features/registration/use-registration-form.ts'
import { Submit } from '#app/ui/form/buttons.tsx'
import { FieldError } from '#app/ui/form/field.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { rupeesIn } from '#domain/language-formats.ts'
import { LARGEST_PARTY } from '#domain/registration/party.ts'
import { byPersonField, CONTACT_FIELDS } from '#domain/registration/person.ts'
import { ageBand } from '#domain/registration/price.ts'
import { unbroken } from '#domain/unbroken.ts'
import type { RegistrationFormWords } from '#words/forms/en.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { PersonCard } from './person-card.tsx'
import {
  CHANGE,
  canChange,
  nameList,
  sharedName,
  type TypedForm,
  type TypedPerson,
} from './typed-form.ts'

/** One card per person. The buttons submit the form, so that they also work without a script. */
export function Persons(props: {
  form: RegistrationFormState
  shares: readonly (number | undefined)[]
  asksNotes: boolean
  /** Whether a date that is still to be chosen may ask for it. */
  mayAskNotes: boolean
}) {
  const { form, shares, asksNotes, mayAskNotes } = props
  const { typed, change, press } = form
  const { persons } = typed
  const words = useWords(REGISTRATION_FORM)
  const { id, error } = form.field('persons')
  const folding = useFolding(typed, shares)
  // Without a script the page can't follow "Registering as", so the server explains what is not allowed.
  const canAdd = form.hydrated ? canChange(typed, 'add') : persons.length < LARGEST_PARTY
  return (
    <div className="persons stack" id="persons" tabIndex={-1}>
      {persons.map((person, index) => (
        <PersonCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the form writes what moves up into the fields
          key={index}
          person={byPersonField(({ name }) => form.field(nameIn(index, name)))}
          note={asksNotes || mayAskNotes ? form.field(nameIn(index, 'note')) : undefined}
          isNotePlain={mayAskNotes}
          number={index + 1}
          share={shares[index]}
          folded={folding.lineOf(index)}
          onOpen={() => folding.open(index)}
          onEnter={(field) => folding.enter(index, field)}
          useEmail={(email) =>
            change({ ...typed, persons: persons.with(index, { ...person, email }) })
          }
        >
          <Submit
            isQuiet
            name={CHANGE}
            value={index}
            formAction="#persons"
            disabled={!canChange(typed, index)}
            onClick={(event) => {
              event.preventDefault()
              // The button disappears with its card, so the focus moves to the list of persons.
              document.getElementById('persons')?.focus({ preventScroll: true })
              folding.remove(index)
              press(index)
            }}
          >
            {words.remove}
          </Submit>
        </PersonCard>
      ))}
      <noscript>
        {/* The server learns from these which details of the others nobody has changed. */}
        {CONTACT_FIELDS.map(({ name }) => (
          <input key={name} type="hidden" name={sharedName(name)} value={persons[0]?.[name]} />
        ))}
      </noscript>
      <div id={id} tabIndex={-1}>
        <DroppedNotice dropped={typed.dropped} />
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      <div className="button-row">
        <Submit
          isQuiet
          name={CHANGE}
          value="add"
          formAction={`#person-${persons.length + 1}`}
          disabled={!canAdd}
          onClick={(event) => {
            event.preventDefault()
            press('add')
            form.giveFocus(nameIn(persons.length, 'firstname'))
          }}
        >
          {words.add}
        </Submit>
        <p className="field-help">{words.largest}</p>
      </div>
    </div>
  )
}

function nameIn(index: number, field: keyof TypedPerson): string {
  return `persons[${index}].${field}`
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
          const name = `dropped[${index}].${field}`
          return value ? <input key={name} type="hidden" name={name} value={value} /> : null
        }),
      )}
    </div>
  )
}

function namesOf(words: RegistrationFormWords, people: readonly TypedPerson[]): string {
  const names = people.flatMap(({ firstname }) => firstname.trim() || [])
  return names.length < people.length ? words.people(people.length) : nameList(words, names)
}

/** Folds whoever is filled in once the focus has moved on: a family of five is a long way on a phone. */
function useFolding({ type, persons }: TypedForm, shares: readonly (number | undefined)[]) {
  const language = useLanguage()
  const { free } = REGISTRATION_FORM[language].bands
  const [state, setState] = useState<{ type: string; folded: readonly number[] }>()
  const folded = state?.type === type ? state.folded : NOBODY
  const fold = (indexes: readonly number[]) => setState({ type, folded: indexes })
  const last = useRef<{ type: string; index: number }>(undefined)
  const focused = useRef<{ field: Element; top: number }>(undefined)
  // What is folded above must not move the field from under the finger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what folding has moved
  useLayoutEffect(() => {
    if (!focused.current) return
    const { field, top } = focused.current
    focused.current = undefined
    scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' })
  }, [folded])
  const read = (index: number) => {
    const parsed = v.safeParse(SCHEMA, persons[index])
    return parsed.success ? parsed.output : undefined
  }
  return {
    enter(here: number, field: Element) {
      // A select opens its list with the focus, and closes it when the page moves.
      if (!(field instanceof HTMLInputElement)) return
      const left = last.current?.type === type ? last.current.index : here
      last.current = { type, index: here }
      if (left === here || folded.includes(left) || !read(left)) return
      focused.current = { field, top: field.getBoundingClientRect().top }
      fold([...folded.filter((index) => index !== here), left])
    },
    /** "Arjun, 11, Rs. 420" while the person is folded, as far as the price is known. */
    lineOf(index: number): string | undefined {
      const person = folded.includes(index) ? read(index) : undefined
      if (!person) return undefined
      const share = shares[index] && rupeesIn(language, shares[index])
      const price = ageBand(person.age) === 'free' ? free : share
      return unbroken([person.firstname, person.age, price].filter(Boolean).join(', '))
    },
    open: (opened: number) => fold(folded.filter((index) => index !== opened)),
    remove(removed: number) {
      last.current = undefined
      const others = folded.filter((index) => index !== removed)
      fold(others.map((index) => (index > removed ? index - 1 : index)))
    },
  }
}

const NOBODY: readonly number[] = []

/** Whether a person is filled in rightly. Nothing is said of it, so the language does not matter. */
const SCHEMA = v.object(personSchemas('en'))
