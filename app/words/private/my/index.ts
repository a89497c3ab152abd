import type { InEachLanguage } from '#domain/language.ts'
import { en, type MyWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const MY_WORDS: InEachLanguage<MyWords> = { en, ta, kn, hi }
