import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The page that stops reminders. */
export const REMINDER_WORDS = { en, ta, kn, hi }
