import type { InEachLanguage } from '#domain/language.ts'
import { type ErasingWords, en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const ERASING_WORDS: InEachLanguage<ErasingWords> = { en, ta, kn, hi }
