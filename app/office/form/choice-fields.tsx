import type { ReactNode } from 'react'
import { FieldError, idsOf } from '#app/ui/form/field.tsx'
import type { Errors, Texts } from '#app/ui/form/typed.ts'
import { fieldId } from '#app/ui/form/typed-field.tsx'
import type { Shortage } from '#domain/registration/places.ts'
import { ALLOW_OVER, tickToAllowWords } from '#words/office/problems.ts'

export function CheckField(props: {
  label: ReactNode
  name: string
  typed: Texts
  errors?: Errors
  help?: string | undefined
  /** What else is said of it. */
  describedBy?: string | undefined
}) {
  const { label, name, typed, errors, help, describedBy } = props
  const error = errors?.[name]
  // Where nothing is said of it, a page may have several.
  const id = errors || help ? fieldId(name) : undefined
  return (
    <div>
      <label className="office-check">
        <input
          type="checkbox"
          value="yes"
          id={id}
          name={name}
          defaultChecked={typed[name] === 'yes'}
          aria-invalid={error ? true : undefined}
          aria-describedby={idsOf(error && `${id}-error`, help && `${id}-help`, describedBy)}
        />{' '}
        {label}
      </label>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function overErrors(shortage: Shortage | undefined, { over }: Texts): Errors {
  return shortage && over === 'no' ? { over: tickToAllowWords(shortage) } : {}
}

export function OverField({ shortage, typed }: { shortage: Shortage | undefined; typed: Texts }) {
  if (!shortage) return null
  const errors = overErrors(shortage, typed)
  return (
    <>
      <CheckField label={ALLOW_OVER} name="over" {...{ typed, errors }} />
      <input type="hidden" name="over" value="no" />
    </>
  )
}
