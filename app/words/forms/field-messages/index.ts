import type { InEachLanguage } from '#domain/language.ts'
import { en, type FieldMessages } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What is wrong with a field that every form may have. */
export const FIELD_MESSAGES: InEachLanguage<FieldMessages> = { en, ta, kn, hi }
