import type { InEachLanguage } from '#domain/language.ts'
import { type ChangeWords, en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const CHANGE_WORDS: InEachLanguage<ChangeWords> = { en, ta, kn, hi }
