import type { InEachLanguage } from '#domain/language.ts'
import { type DateTexts, en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What is said about dates where they are read, so that browsers get only what is true. */
export const DATE_TEXTS: InEachLanguage<DateTexts> = { en, ta, kn, hi }
