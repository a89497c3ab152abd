import type { InEachLanguage } from '#domain/language.ts'
import { en, type VisitWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const VISIT_WORDS: InEachLanguage<VisitWords> = { en, ta, kn, hi }
