import type { InEachLanguage } from '#domain/language.ts'
import { type AccountWords, en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** Around the money on a private page. */
export const ACCOUNT_WORDS: InEachLanguage<AccountWords> = { en, ta, kn, hi }
