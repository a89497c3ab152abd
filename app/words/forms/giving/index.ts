import type { InEachLanguage } from '#domain/language.ts'
import { en, type GivingWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The giving form, and the ways to give without it. */
export const GIVING_WORDS: InEachLanguage<GivingWords> = { en, ta, kn, hi }
