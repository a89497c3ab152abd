import type { InEachLanguage } from '#domain/language.ts'
import { en, type SermonsWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The list of sermons. */
export const SERMONS_WORDS: InEachLanguage<SermonsWords> = { en, ta, kn, hi }
