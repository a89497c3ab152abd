import { useEffect } from 'react'
import { useHydrated } from '#app/scripts/use-hydrated.ts'
import { markSent, useDraft } from '#app/ui/form/draft.ts'
import { placeOf, readForm } from '#app/ui/form/read-form.ts'
import type { Errors } from '#app/ui/form/typed.ts'
import { type FormAnswer, useForm } from '#app/ui/form/use-form.ts'
import { useLanguage } from '#app/ui/language.tsx'
import type { Language } from '#domain/language.ts'
import { contactsOf, isBlank, shareContacts } from '#domain/registration/person.ts'
import { FORM_WORDS, REGISTRATION_FIELDS, REGISTRATION_FORM } from '#words/forms.ts'
import {
  type Change,
  changeForm,
  readTyped,
  type TypedForm,
  type TypedPerson,
  withArrival,
} from './persons/typed-form.ts'
import type { RegistrationPage } from './read-registration-page.server.ts'
import { registrationSchema } from './registration-schema.ts'

export type RegistrationFormState = ReturnType<typeof useRegistrationForm>

/** In the browser it is what is typed, on the server the result of a submit without scripts. */
export function useRegistrationForm(
  { key, events, closed, lacking, chosen }: RegistrationPage,
  answer: FormAnswer<TypedForm> | undefined,
) {
  const language = useLanguage()
  const hydrated = useHydrated()
  const offered = events.map(({ code }) => code)
  const schema = registrationSchema({ events: offered, closed, lacking, language })
  const form = useForm<TypedForm>({
    id: key,
    first: withArrival(readTyped({ productinfo: chosen }), events),
    answer,
    saysOn: 'leave',
    read: (fields, before) => withFollowers(readTyped(fields), before, events),
    check(typed) {
      const reading = readForm(schema, typed)
      return reading.ok ? {} : reading.errors
    },
    onSend: () => markSent(key),
  })
  const { typed, wrong, change } = form
  const draft = useDraft(form, {
    names: KEPT,
    isAnswered: answer !== undefined,
    fill(fields) {
      const filled = readTyped(fields)
      const productinfo = offered.find((code) => code === filled.productinfo) ?? ''
      return answer ? filled : changeForm(withArrival({ ...filled, productinfo }, events), 'look')
    },
  })
  useAskedEvent(typed.productinfo)
  return {
    ...form,
    hydrated,
    submission: draft.key,
    missing: stillMissing(language, wrong, typed.persons),
    /** What a button does by script: without one, the server does it. */
    press(pressed: Change) {
      change(changeForm(typed, pressed), typeof pressed === 'number' ? pressed : undefined)
    },
    clear() {
      draft.clear()
      form.reset()
    },
  }
}

const KEPT = ['productinfo', 'type', 'residential', 'arrival', 'paym', 'persons']

/** The others have the first person's contact details, and the date says when all of them arrive. */
function withFollowers(
  typed: TypedForm,
  before: TypedForm,
  events: RegistrationPage['events'],
): TypedForm {
  const persons = shareContacts(typed.persons, contactsOf(before.persons[0]))
  const isChosen = typed.productinfo !== before.productinfo
  const shared = { ...(isChosen ? withArrival(typed, events) : typed), persons }
  return typed.type === before.type ? shared : changeForm(shared, 'look')
}

/** A reload would choose the event of the address again, and somebody would register for a wrong date. */
function useAskedEvent(chosen: string | undefined): void {
  useEffect(() => {
    const address = new URL(location.href)
    const asked = address.searchParams.get('event')
    if (!asked || !chosen || chosen === asked) return
    address.searchParams.delete('event')
    history.replaceState(history.state, '', address)
  }, [chosen])
}

export function stillMissing(language: Language, wrong: Errors, persons: readonly TypedPerson[]) {
  const { labels, person } = REGISTRATION_FIELDS[language]
  const { missingCount, missingOf, dayNote: note } = REGISTRATION_FORM[language]
  const known = new Map(Object.entries({ ...labels, ...person, note, persons: missingCount }))
  const missing = Object.keys(wrong)
    .sort(byFieldOrder)
    .map((name) => {
      const { list, row, field } = placeOf(name)
      const label = known.get(field) ?? ''
      if (!list) return { name, label }
      const person = persons[row]
      const isEmpty = person !== undefined && isBlank(person)
      const words = isEmpty ? FORM_WORDS[language].person(row + 1) : missingOf(label, row + 1)
      return { name, label: words }
    })
  return missing.filter(({ label }, at) => missing.findIndex((one) => one.label === label) === at)
}

const ORDER = ['productinfo', 'type', 'residential', 'arrival', 'persons', 'paym', 'agree']

/** Sorts names of fields as these stand in the form; persons stay in their order. */
export function byFieldOrder(one: string, other: string): number {
  const [a, b] = [one, other].map((name) => ORDER.indexOf(placeOf(name).list || name))
  return (a ?? 0) - (b ?? 0)
}
