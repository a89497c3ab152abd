import type { InEachLanguage } from '#domain/language.ts'
import { en, type PagesWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** What stands on the start page and the information pages beside the words of the content. */
export const PAGES_WORDS: InEachLanguage<PagesWords> = { en, ta, kn, hi }
