import { type FormMetadata, useForm } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import { useHydrated } from '#app/scripts/use-hydrated.ts'
import { parseForm } from '#app/ui/form/read-form.ts'
import { useLanguage } from '#app/ui/language.tsx'
import type { Language } from '#domain/language.ts'
import { isPartyType, type PartyType, regroupParty } from '#domain/registration/party.ts'
import { contactsOf, isBlank } from '#domain/registration/person.ts'
import type { RegistrationFormWords } from '#words/forms/en.ts'
import { FORM_WORDS, REGISTRATION_FIELDS, REGISTRATION_FORM } from '#words/forms.ts'
import type { Reply } from './answer-registration-form.server.ts'
import {
  hasWords,
  isSame,
  markSent,
  readTyped,
  type TypedDraft,
  useDraft,
  withPageValues,
} from './draft/draft.ts'
import { personsIn, shareContacts, type TypedPerson } from './persons/typed-persons.ts'
import type { RegistrationPage } from './read-registration-page.server.ts'
import { type FilledForm, type FormRules, registrationSchema } from './registration-schema.ts'

export type RegistrationFormState = FormMetadata<FilledForm>
export type RegistrationFields = ReturnType<RegistrationFormState['getFieldset']>

/**
 * The form's state: in the browser what is typed, on the server the result of a submit without
 * scripts.
 */
export function useRegistrationForm(
  page: RegistrationPage,
  lastResult: Reply | undefined,
  lastDropped: TypedPerson[] | undefined,
) {
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
  const changeType = (type: PartyType) => setDropped(changeParty(form, type, dropped))
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

/** Fits the persons to a changed "Registering as", and returns those who are left out now. */
function changeParty(form: RegistrationFormState, type: PartyType, dropped: TypedPerson[]) {
  const { persons } = form.getFieldset()
  const typed = readTyped(form.value)?.persons ?? []
  const [first] = typed
  const regrouped = regroupParty({
    type,
    dropped,
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

/**
 * Writes what the first person types as email, mobile and city into the fields of the others who have
 * changed nothing. The fields belong to the browser, so they are typed into as a visitor does.
 */
function useSharedContacts(formId: string, value: unknown): void {
  const before = useRef(contactsOf(undefined))
  useEffect(() => {
    const fields = shareContacts(value, before.current)
    before.current = contactsOf(personsIn(value)[0])
    const form = document.forms.namedItem(formId)
    const inputs = fields.flatMap(({ name, value: text }) => {
      const input = form?.elements.namedItem(name)
      if (!(input instanceof HTMLInputElement)) return []
      input.value = text
      return [input]
    })
    // The form library reads the whole form at each of these events, so one is enough.
    inputs.at(-1)?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [formId, value])
}

/**
 * Moves the focus away before a field is removed. Otherwise its blur event reaches the form library
 * during React's commit, is lost, and the browser submits the form.
 */
export function leaveField(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement) activeElement.blur()
}

/**
 * Runs a change that recreates the persons' fields, and restores the focus to the new field with
 * the same id. Must not be called in an effect, where React can't flush synchronously.
 */
function typeOnAfter(change: () => void): void {
  const field = document.activeElement?.closest<HTMLElement>('#persons :is(input, select)')
  field?.blur()
  flushSync(change)
  const successor = field && document.getElementById(field.id)
  successor?.focus({ preventScroll: true })
  if (!(successor instanceof HTMLInputElement)) return
  // This moves the cursor to the end. Not every input type has a selection that could be restored.
  const { value } = successor
  successor.value = ''
  successor.value = value
}

/** The labels of the fields that must still be filled in, in the form's order. */
export function stillMissing(typed: unknown, rules: FormRules): string[] {
  const form = typeof typed === 'object' && typed !== null ? typed : {}
  const parsed = v.safeParse(registrationSchema(rules), form)
  if (parsed.success) return []
  const places = parsed.issues.map(({ path = [] }) => path.map(({ key }) => key))
  const labels = places.sort(byOrder).map((place) => toLabel(rules.language, place))
  return [...new Set(labels)]
}

/** "Still missing: First Name of person 1, City of person 1 and 3 more." */
export function inWords(words: RegistrationFormWords, missing: readonly string[]): string {
  return words.missing(missing.slice(0, NAMED).join(', '), missing.length - NAMED)
}

const NAMED = 3

const ORDER: readonly unknown[] = [
  'productinfo',
  'type',
  'residential',
  'arrival',
  'persons',
  'paym',
  'agree',
]

/** Sorts field names such as `persons[0].city` as the fields stand in the form; persons stay in their order. */
export function byFieldOrder(one: string, other: string): number {
  return byOrder(one.split('['), other.split('['))
}

function byOrder(a: readonly unknown[], b: readonly unknown[]): number {
  return ORDER.indexOf(a[0]) - ORDER.indexOf(b[0])
}

function toLabel(language: Language, [field, index, personField]: readonly unknown[]): string {
  const { labels, person } = REGISTRATION_FIELDS[language]
  const words = REGISTRATION_FORM[language]
  if (field !== 'persons') return labelIn(labels, field) ?? ''
  if (typeof index !== 'number') return words.missingCount
  const label = labelIn(person, personField)
  return label ? words.missingOf(label, index + 1) : FORM_WORDS[language].person(index + 1)
}

function labelIn(labels: Readonly<Record<string, string>>, field: unknown): string | undefined {
  return labels[String(field)]
}
