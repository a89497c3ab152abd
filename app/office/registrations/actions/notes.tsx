import * as v from 'valibot'
import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { textField } from '#app/ui/form/field-schemas.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { oneLine } from '#domain/plain-text.ts'
import { fullName, LONGEST } from '#domain/registration/person.ts'
import { problemWords } from '#words/office/problems.ts'
import { addNote, changeDayNotes, LONGEST_NOTE } from '#workflows/records/change-record.ts'
import type { RegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'

export const addNoteAction: ActionScreen<RegistrationRecord> = {
  code: 'add-note',
  slug: 'note',
  needs: 'addNote',
  says: () => 'Note added.',
  isImmediate: true,
  fields: () => [{ label: 'Note', name: 'note', type: 'textarea' }],
  async plan({ services, typed }) {
    const reading = readForm(NOTE, typed)
    if (!reading.ok) return reading
    const { note: text } = reading.value
    return {
      ok: true,
      will: ['The note is added for the office. Nobody else sees it:', text],
      run: (request) => addNote(services, { ...request, text }),
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

export const dayNotesAction: ActionScreen<RegistrationRecord> = {
  code: 'change-day-notes',
  slug: 'day-notes',
  needs: 'correct',
  isOffered: ({ dayNotes }) => dayNotes !== undefined,
  says: () => 'The notes for the day are stored.',
  isImmediate: true,
  initial: ({ people, dayNotes }) =>
    Object.fromEntries(
      people.map((person) => [fieldOf(person), dayNotes?.get(person.position) ?? '']),
    ),
  about: () => [
    'An allergy, a medicine or a wheelchair, as they have told you. The door, the children’s team and the kitchen see it. It is erased 30 days after the date.',
  ],
  fields: ({ record }) =>
    record.people.map((person) => ({
      label: fullName(person),
      name: fieldOf(person),
      maxLength: LONGEST.dayNote,
    })),
  async plan({ services, record, typed }) {
    if (!record.dayNotes) return { ok: false, problem: 'no-day-notes' }
    const notes = record.people.map((person) => {
      const note = oneLine(typed[fieldOf(person)] ?? '').trim()
      return { position: person.position, name: fieldOf(person), note }
    })
    const long = notes.filter(({ note }) => note.length > LONGEST.dayNote)
    const errors = long.map(({ name }) => [name, TOO_LONG] as const)
    if (errors.length > 0) return { ok: false, errors: Object.fromEntries(errors) }
    return {
      ok: true,
      will: ['The notes are stored for the day.'],
      run: (request) => changeDayNotes(services, { ...request, notes }),
    }
  },
}

const TOO_LONG = `Please enter at most ${LONGEST.dayNote} letters.`

function fieldOf({ position }: { position: number }): string {
  return `note ${position}`
}
