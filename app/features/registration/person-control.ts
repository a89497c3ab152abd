import { labelledOptions } from '#app/ui/form/field.tsx'
import type { Control } from '#app/ui/form/typed-field.tsx'
import { GENDERS, type PersonField } from '#domain/registration/person.ts'
import type { RegistrationFieldWords } from '#words/forms/en.ts'

export function personControl(
  { genders }: RegistrationFieldWords,
  { control }: Pick<PersonField, 'control'>,
): Control {
  return {
    type: control === 'email' || control === 'tel' ? control : 'text',
    inputMode: control === 'number' ? 'numeric' : undefined,
    options: control === 'select' ? labelledOptions(GENDERS, genders) : undefined,
  }
}
