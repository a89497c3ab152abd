import type { InEachLanguage } from '#domain/language.ts'
import { en, type FormWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What stands in every form. */
export const FORM_WORDS: InEachLanguage<FormWords> = { en, ta, kn, hi }
