import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { problemWords } from '#domain/problem-words.ts'
import { addNote as add, LONGEST_NOTE } from '#workflows/registration/add-note.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'

export const addNoteAction: ActionScreen<RegistrationRecord> = {
  slug: 'note',
  name: 'Add a note',
  needs: 'addNote',
  Fields: ({ record: _, ...typing }) => (
    <TypedField label="Note" name="note" type="textarea" {...typing} />
  ),
  async plan({ services, typed }) {
    const text = typed.note?.trim() ?? ''
    if (text === '' || text.length > LONGEST_NOTE) {
      return { ok: false, errors: { note: problemWords({ problem: 'bad-note' }) } }
    }
    return {
      ok: true,
      will: ['The note is added for the office. Nobody else sees it:', text],
      button: 'Add a note',
      run: (request) => add(services, { ...request, text }),
    }
  },
}
