import type { InEachLanguage } from '#domain/language.ts'
import { en, type PaymentWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

/** The money of a gift or a registration. The server puts it into words. */
export const PAYMENT_WORDS: InEachLanguage<PaymentWords> = { en, ta, kn, hi }
