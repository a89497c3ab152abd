import type { InEachLanguage } from '#domain/language.ts'
import { type AttendeeWords, en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const ATTENDEE_WORDS: InEachLanguage<AttendeeWords> = { en, ta, kn, hi }
