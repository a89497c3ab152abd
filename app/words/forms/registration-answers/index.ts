import type { InEachLanguage } from '#domain/language.ts'
import { en, type RegistrationAnswers } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What only the server says about a registration form. */
export const REGISTRATION_ANSWERS: InEachLanguage<RegistrationAnswers> = { en, ta, kn, hi }
