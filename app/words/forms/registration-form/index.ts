import type { InEachLanguage } from '#domain/language.ts'
import { en, type RegistrationFormWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The registration form, in the browser too. */
export const REGISTRATION_FORM: InEachLanguage<RegistrationFormWords> = { en, ta, kn, hi }
