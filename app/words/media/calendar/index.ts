import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The calendar’s own page. */
export const CALENDAR_WORDS = { en, ta, kn, hi }
