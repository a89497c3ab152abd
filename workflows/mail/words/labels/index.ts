import type { InEachLanguage } from '#domain/language.ts'
import { en, type LabelWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const LABEL_WORDS: InEachLanguage<LabelWords> = { en, ta, kn, hi }
