import type { InEachLanguage } from '#domain/language.ts'
import { type CancellationWords, en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const CANCELLATION_WORDS: InEachLanguage<CancellationWords> = { en, ta, kn, hi }
