import type { InEachLanguage } from '#domain/language.ts'
import { en, type GiftWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const GIFT_WORDS: InEachLanguage<GiftWords> = { en, ta, kn, hi }
