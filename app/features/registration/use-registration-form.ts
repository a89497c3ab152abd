import { type FormMetadata, useForm } from '@conform-to/react'
import { useEffect, useState } from 'react'
import { parseForm } from '#app/ui/form/parse-form.ts'
import { useLanguage } from '#app/ui/language.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { isPartyType, type PartyType, regroupParty } from '#domain/registration/party.ts'
import { contactsOf, isBlank } from '#domain/registration/person.ts'
import {
  hasWords,
  isSame,
  markSent,
  readTyped,
  type TypedDraft,
  withPageValues,
} from './draft/draft.ts'
import { useDraft } from './draft/use-draft.ts'
import { personsIn, type TypedPerson } from './persons/typed-persons.ts'
import { useSharedContacts } from './persons/use-shared-contacts.ts'
import { leaveField, typeOnAfter } from './persons/vanishing-fields.ts'
import type { Reply } from './read/read-registration-form.server.ts'
import type { RegistrationPage } from './read/read-registration-page.server.ts'
import { type FilledForm, type FormRules, registrationSchema } from './registration-schema.ts'
import { stillMissing } from './still-missing.ts'

export type RegistrationFormState = FormMetadata<FilledForm>
export type RegistrationFields = ReturnType<RegistrationFormState['getFieldset']>

type Last = { lastResult: Reply | undefined; lastDropped: TypedPerson[] | undefined }

/**
 * The form's state: in the browser what is typed, on the server the result of a submit without
 * scripts.
 */
export function useRegistrationForm(page: RegistrationPage, { lastResult, lastDropped }: Last) {
  const { key, events, closed, chosen } = page
  const language = useLanguage()
  const rules = { events: events.map(({ code }) => code), closed, language }
  const hydrated = useHydrated()
  const [form, fields] = useForm<FilledForm>({
    id: key,
    lastResult,
    defaultValue: { productinfo: chosen, persons: hydrated ? [{}] : blankPersons(lastResult) },
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseForm(formData, registrationSchema(rules)),
    onSubmit: () => markSent(key),
  })
  const draft = useDraft({
    form: key,
    value: form.value,
    restore: (draft) => {
      const inPage = readPageValues(key, rules)
      const typed = withPageValues(draft, inPage)
      const value = typed && fitParty(onlyOffered(typed, rules.events))
      if (value && !lastResult && !isSame(value, inPage)) {
        typeOnAfter(() => form.update({ value, validated: false }))
        // Reading renders the whole form at once, so only if something was typed meanwhile.
      } else if (!isSame(inPage, readTyped(form.value))) readAgain(key)
    },
  })
  useSharedContacts(key, form.value)
  useAskedEvent(form.value?.productinfo)
  const [dropped, setDropped] = useState(lastDropped ?? [])
  const clear = () => {
    draft.clear()
    setDropped([])
    form.reset()
  }
  const changeType = (type: PartyType) => setDropped(changeParty(form, { type, dropped }))
  const missing = stillMissing(form.value, rules)
  return { form, fields, submission: draft.key, missing, dropped, changeType, clear }
}

/**
 * As many as came back. The form library makes a key for each person of the default value alone, and
 * without one React can't tell two persons apart when one of them is removed.
 */
function blankPersons(lastResult: Reply | undefined) {
  const { length } = personsIn(lastResult?.initialValue)
  return Array.from({ length: Math.max(1, length) }, () => ({}))
}

type Change = { type: PartyType; dropped: TypedPerson[] }

/** Fits the persons to a changed "Registering as", and returns those who are left out now. */
function changeParty(form: RegistrationFormState, change: Change): TypedPerson[] {
  const { persons } = form.getFieldset()
  const typed = readTyped(form.value)?.persons ?? []
  const [first] = typed
  const regrouped = regroupParty({
    ...change,
    persons: typed,
    blank: () => contactsOf(first),
    isBlank: (person) => isBlank(person, first),
  })
  if (isSameList(regrouped.persons, typed)) return regrouped.dropped
  const fewer = regrouped.persons.length < typed.length
  leaveField()
  // So that the fields of persons who come back later show no errors yet.
  form.update({ name: persons.name, value: regrouped.persons, ...(fewer && { validated: false }) })
  return regrouped.dropped
}

function isSameList(one: readonly TypedPerson[], other: readonly TypedPerson[]): boolean {
  return one.length === other.length && one.every((person, index) => person === other[index])
}

export function typedParty(type: unknown): PartyType | undefined {
  return isPartyType(type) ? type : undefined
}

/** An event that has closed since can't be chosen again. */
function onlyOffered(typed: TypedDraft, offered: readonly string[]): TypedDraft {
  const { productinfo, ...rest } = typed
  return productinfo && offered.includes(productinfo) ? typed : rest
}

/** Values typed before hydration are only in the DOM. */
function readPageValues(formId: string, rules: FormRules): TypedDraft | undefined {
  const form = document.forms.namedItem(formId)
  if (!form) return undefined
  const typed = readTyped(parseForm(new FormData(form), registrationSchema(rules)).payload)
  return typed && hasWords(typed) ? typed : undefined
}

/** Adjusts the number of persons to the chosen type. */
function fitParty(typed: TypedDraft): TypedDraft {
  const type = typedParty(typed.type)
  if (!type) return typed
  const blank = () => contactsOf(typed.persons[0])
  const { persons } = regroupParty({ type, persons: typed.persons, blank })
  return { ...typed, persons }
}

/** Dispatches an event so that the form library reads the values in the DOM. */
function readAgain(formId: string): void {
  const [field] = document.forms.namedItem(formId)?.querySelectorAll('select') ?? []
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Takes the event out of the address once the visitor has chosen another one. Otherwise a reload would
 * choose it again, and somebody could register for the wrong date.
 */
function useAskedEvent(chosen: unknown): void {
  useEffect(() => {
    const address = new URL(location.href)
    const asked = address.searchParams.get('event')
    if (!asked || !chosen || chosen === asked) return
    address.searchParams.delete('event')
    history.replaceState(history.state, '', address)
  }, [chosen])
}
