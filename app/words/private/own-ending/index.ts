import type { InEachLanguage } from '#domain/language.ts'
import { en, type OwnEndingWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const OWN_ENDING_WORDS: InEachLanguage<OwnEndingWords> = { en, ta, kn, hi }
