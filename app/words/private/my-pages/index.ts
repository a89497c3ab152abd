import type { InEachLanguage } from '#domain/language.ts'
import { en, type MyPagesWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const MY_PAGES_WORDS: InEachLanguage<MyPagesWords> = { en, ta, kn, hi }
