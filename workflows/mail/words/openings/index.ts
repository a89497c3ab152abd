import type { InEachLanguage } from '#domain/language.ts'
import { en, type OpeningWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const OPENING_WORDS: InEachLanguage<OpeningWords> = { en, ta, kn, hi }
