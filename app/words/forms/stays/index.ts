import type { InEachLanguage } from '#domain/language.ts'
import { en, type StayWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The types of registration, as the form and the prices name them. */
export const STAY_WORDS: InEachLanguage<StayWords> = { en, ta, kn, hi }
