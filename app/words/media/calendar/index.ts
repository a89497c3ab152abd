import type { InEachLanguage } from '#domain/language.ts'
import { type CalendarWords, en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The calendar’s own page. */
export const CALENDAR_WORDS: InEachLanguage<CalendarWords> = { en, ta, kn, hi }
