import type { InEachLanguage } from '#domain/language.ts'
import { en, type LinkWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const LINK_WORDS: InEachLanguage<LinkWords> = { en, ta, kn, hi }
