import type { InEachLanguage } from '#domain/language.ts'
import { en, type LetterWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const LETTER_WORDS: InEachLanguage<LetterWords> = { en, ta, kn, hi }
