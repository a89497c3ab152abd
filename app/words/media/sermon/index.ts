import type { InEachLanguage } from '#domain/language.ts'
import { en, type SermonWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The page of one sermon. */
export const SERMON_WORDS: InEachLanguage<SermonWords> = { en, ta, kn, hi }
