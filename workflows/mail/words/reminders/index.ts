import type { InEachLanguage } from '#domain/language.ts'
import { en, type ReminderWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const REMINDER_WORDS: InEachLanguage<ReminderWords> = { en, ta, kn, hi }
