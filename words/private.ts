import { familiesOf } from './families.ts'
import * as en from './private/en.ts'
import * as hi from './private/hi.ts'
import * as kn from './private/kn.ts'
import * as ta from './private/ta.ts'

const family = familiesOf({ en, ta, kn, hi })

export const CORRECTION_WORDS = family('correction')
export const KEEPING_WORDS = family('keeping')
export const LETTER_WORDS = family('letters')
export const OWN_DATA_WORDS = family('ownData')
export const PRIVATE_WORDS = family('privatePages')
export const RECEIPT_WORDS = family('receipts')
export const REGISTERED_WORDS = family('registered')
export const TELL_ME_WORDS = family('tellMe')
export const TICKET_WORDS = family('tickets')
