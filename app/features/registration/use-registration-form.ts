import { type FormMetadata, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { isPartyType, type PartyType, resizeParty } from '#domain/registration/party.ts'
import { hasWords, isSame, markSent, readTyped, type TypedDraft, withPageValues } from './draft.ts'
import type { Reply } from './read-registration-form.server.ts'
import type { RegistrationPage } from './read-registration-page.server.ts'
import { type FilledForm, type OfferedCodes, registrationSchema } from './registration-schema.ts'
import { stillMissing } from './still-missing.ts'
import { useDraft } from './use-draft.ts'
import { leaveField, typeOnAfter } from './vanishing-fields.ts'

export type RegistrationFormState = FormMetadata<FilledForm>
export type RegistrationFields = ReturnType<RegistrationFormState['getFieldset']>

/** The state of the form in the browser; on the server, what a submit without scripts made of it. */
export function useRegistrationForm(page: RegistrationPage, lastResult: Reply | undefined) {
  const { key, events, closed } = page
  const codes = { events: events.map(({ code }) => code), closed }
  const [form, fields] = useForm<FilledForm>({
    id: key,
    lastResult,
    defaultValue: { persons: [{}] },
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: registrationSchema(codes) }),
    onSubmit: () => markSent(key),
  })
  const draft = useDraft({
    form: key,
    value: form.value,
    restore: (kept) => {
      const inPage = readPageValues(key, codes)
      const typed = withPageValues(kept, inPage)
      const value = typed && fitParty(onlyOffered(typed, codes.events))
      if (!value || lastResult || isSame(value, inPage)) readAgain(key)
      else typeOnAfter(() => form.update({ value, validated: false }))
    },
  })
  const clear = () => {
    draft.clear()
    form.reset()
  }
  return { form, fields, submission: draft.key, missing: stillMissing(form.value, codes), clear }
}

/** A changed "Registering as" keeps what was typed for the persons that remain. */
export function changeParty(form: RegistrationFormState, type: PartyType): void {
  const { persons } = form.getFieldset()
  const typed = readTyped(form.value)?.persons ?? []
  const resized = resizeParty({ type, persons: typed, blank: () => ({}) })
  if (resized.length === typed.length) return
  const fewer = resized.length < typed.length
  leaveField()
  // Those who come back later are strangers again: their fields have not been touched.
  form.update({ name: persons.name, value: resized, ...(fewer && { validated: false }) })
}

export function typedParty(type: unknown): PartyType | undefined {
  return isPartyType(type) ? type : undefined
}

/** An event that has closed since can't be chosen again. */
function onlyOffered(typed: TypedDraft, offered: readonly string[]): TypedDraft {
  const { productinfo, ...rest } = typed
  return productinfo && offered.includes(productinfo) ? typed : rest
}

/** What was typed before the scripts had come stands in the page only. */
function readPageValues(formId: string, codes: OfferedCodes): TypedDraft | undefined {
  const form = document.forms.namedItem(formId)
  if (!form) return undefined
  const schema = registrationSchema(codes)
  const typed = readTyped(parseWithValibot(new FormData(form), { schema }).payload)
  return typed && hasWords(typed) ? typed : undefined
}

/** As many persons as the chosen party has. */
function fitParty(typed: TypedDraft): TypedDraft {
  const type = typedParty(typed.type)
  if (!type) return typed
  return { ...typed, persons: resizeParty({ type, persons: typed.persons, blank: () => ({}) }) }
}

/** What already stands in the page is made known to the form library by an event. */
function readAgain(formId: string): void {
  const [field] = document.forms.namedItem(formId)?.querySelectorAll('select') ?? []
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}
