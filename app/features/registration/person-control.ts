import { toOptions } from '#app/ui/form/select-field.tsx'
import type { Control } from '#app/ui/form/typed-field.tsx'
import type { PersonField } from '#domain/registration/person-fields.ts'

/** The control of a person's field in a form. */
export function personControl({ control, options }: PersonField): Control {
  return {
    type: control === 'email' || control === 'tel' ? control : 'text',
    inputMode: control === 'number' ? 'numeric' : undefined,
    options: options && toOptions(options),
  }
}
