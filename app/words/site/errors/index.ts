import type { InEachLanguage } from '#domain/language.ts'
import { type ErrorWords, en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The pages that say what went wrong, or that there is no network. */
export const ERROR_WORDS: InEachLanguage<ErrorWords> = { en, ta, kn, hi }
