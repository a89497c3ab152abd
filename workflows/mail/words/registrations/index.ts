import type { InEachLanguage } from '#domain/language.ts'
import { en, type RegistrationWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const REGISTRATION_WORDS: InEachLanguage<RegistrationWords> = { en, ta, kn, hi }
