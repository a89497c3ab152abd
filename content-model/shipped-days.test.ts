import { expect, test } from 'vitest'
import { noteChanges, readNotes } from './changed-days.ts'
import { contentFiles } from './folder.ts'
import { SHIPPED_FOLDER, shippedContent } from './shipped-content.ts'

test.skipIf(!shippedContent().isShipped)(
  'the day of every shipped file is noted: npm run write:changed-days',
  () => {
    const notes = readNotes(SHIPPED_FOLDER)
    expect(noteChanges(notes, contentFiles(SHIPPED_FOLDER), 'today')).toEqual(notes)
  },
)
