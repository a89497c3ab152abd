import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { NOTES_FILE, noteChanges, notesText, readNotes } from '#content-model/changed-days.ts'
import { contentFiles } from '#content-model/tree-files.ts'
import { dayInIndia } from '#domain/days.ts'

/** `npm run write:changed-days`: notes today for each file of the content that has changed. */
const DIRECTORY = 'content'
const notes = noteChanges(readNotes(DIRECTORY), contentFiles(DIRECTORY), dayInIndia(Date.now()))
writeFileSync(path.join(DIRECTORY, NOTES_FILE), notesText(notes))
