import * as v from 'valibot'
import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { problemWords } from '#app/office/words/problems.ts'
import { textField } from '#app/ui/form/field-schemas.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { addNote as add, LONGEST_NOTE } from '#workflows/records/change-record.ts'
import type { RegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'

export const addNoteAction: ActionScreen<RegistrationRecord> = {
  code: 'add-note',
  slug: 'note',
  needs: 'addNote',
  says: () => 'Note added.',
  isImmediate: true,
  Fields: ({ typing }) => <TypedField label="Note" name="note" type="textarea" {...typing} />,
  async plan({ services, typed }) {
    const reading = readForm(NOTE, typed)
    if (!reading.ok) return reading
    const { note: text } = reading.value
    return {
      ok: true,
      will: ['The note is added for the office. Nobody else sees it:', text],
      button: 'Add a note',
      run: (request) => add(services, { ...request, text }),
    }
  },
}

const BAD_NOTE = problemWords({ problem: 'bad-note' })

const NOTE = v.object({
  note: v.pipe(
    textField({ language: 'en', label: 'Note', required: BAD_NOTE }),
    v.maxLength(LONGEST_NOTE, BAD_NOTE),
  ),
})
