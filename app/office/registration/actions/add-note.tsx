import { problemWords } from '#app/office/action/problem-words.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { addNote as add, LONGEST_NOTE } from '#workflows/registration/add-note.ts'
import type { ActionScreen } from '../action-screen.ts'

export const addNoteAction: ActionScreen = {
  slug: 'note',
  name: 'Add a note',
  needs: 'addNote',
  Fields: ({ record: _, ...typing }) => (
    <TypedField label="Note" name="note" type="textarea" {...typing} />
  ),
  async plan({ services, typed }) {
    const text = typed.note?.trim() ?? ''
    if (text === '' || text.length > LONGEST_NOTE) {
      return { ok: false, errors: { note: problemWords('bad-note') } }
    }
    return {
      ok: true,
      will: ['The note is added for the office. Nobody else sees it:', text],
      button: 'Add a note',
      run: (request) => add(services, { ...request, text }),
    }
  },
}
