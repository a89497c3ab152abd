import type { Typing } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { SUBJECT_LIMIT, TEXT_LIMIT } from './letter-errors.ts'

export function LetterFields(typing: Typing) {
  return (
    <>
      <TypedField label="Subject" name="subject" help={SUBJECT_LIMIT} {...typing} />
      <TypedField label="Message" name="text" type="textarea" help={TEXT_LIMIT} {...typing} />
      <button className="button" type="submit" name="intent" value="show">
        Continue
      </button>
    </>
  )
}
