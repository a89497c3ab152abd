import { useEffect, useRef } from 'react'
import { contactsOf } from '#domain/registration/person.ts'
import { personsIn, shareContacts } from './typed-persons.ts'

/**
 * Writes what the first person types as email, mobile and city into the fields of the others who have
 * changed nothing. The fields belong to the browser, so they are typed into as a visitor does.
 */
export function useSharedContacts(formId: string, value: unknown): void {
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
