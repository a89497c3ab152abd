import type { InEachLanguage } from '#domain/language.ts'
import { en, type OwnDataWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const OWN_DATA_WORDS: InEachLanguage<OwnDataWords> = { en, ta, kn, hi }
