import type { InEachLanguage } from '#domain/language.ts'
import { en, type FormAnswers } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What only the server says about a form. */
export const FORM_ANSWERS: InEachLanguage<FormAnswers> = { en, ta, kn, hi }
