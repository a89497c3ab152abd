import type { InEachLanguage } from '#domain/language.ts'
import { en, type PaymentWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const PAYMENT_WORDS: InEachLanguage<PaymentWords> = { en, ta, kn, hi }
