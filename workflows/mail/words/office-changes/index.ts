import type { InEachLanguage } from '#domain/language.ts'
import { en, type OfficeChangeWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const OFFICE_CHANGE_WORDS: InEachLanguage<OfficeChangeWords> = { en, ta, kn, hi }
