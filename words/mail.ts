import { familiesOf } from './families.ts'
import * as en from './mail/en.ts'
import * as hi from './mail/hi.ts'
import * as kn from './mail/kn.ts'
import * as ta from './mail/ta.ts'

const family = familiesOf({ en, ta, kn, hi })

export const CANCELLED_MONEY_WORDS = family('cancelledMoney')
export const FRAME_WORDS = family('frame')
export const GIFT_WORDS = family('gifts')
export const LABEL_WORDS = family('labels')
export const LINK_WORDS = family('links')
export const OFFICE_CHANGE_WORDS = family('officeChanges')
export const VISIT_WORDS = family('visit')

export const mailWords = familiesOf({ en: en.mails, ta: ta.mails, kn: kn.mails, hi: hi.mails })
