import type { InEachLanguage } from '#domain/language.ts'
import { en, type RegisteredWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The page after a registration. */
export const REGISTERED_WORDS: InEachLanguage<RegisteredWords> = { en, ta, kn, hi }
