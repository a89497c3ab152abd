import type { InEachLanguage } from '#domain/language.ts'
import { en, type LostLinksWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const LOST_LINKS_WORDS: InEachLanguage<LostLinksWords> = { en, ta, kn, hi }
