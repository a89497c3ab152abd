import { expect, test } from 'vitest'
import { noteChanges, readNotes } from './changed-days.ts'
import { contentFiles } from './load.ts'
import { shippedContent } from './shipped-content.ts'

test.skipIf(!shippedContent().isShipped)(
  'the day of every shipped file is noted: npm run write:changed-days',
  () => {
    const notes = readNotes(import.meta.dirname)
    expect(noteChanges(notes, contentFiles(import.meta.dirname), 'today')).toEqual(notes)
  },
)
