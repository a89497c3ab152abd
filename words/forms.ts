import { familiesOf } from './families.ts'
import * as en from './forms/en.ts'
import * as hi from './forms/hi.ts'
import * as kn from './forms/kn.ts'
import * as ta from './forms/ta.ts'

const family = familiesOf({ en, ta, kn, hi })

export const CONFERENCE_WORDS = family('conference')
export const DATA_NOTICE_WORDS = family('dataNotice')
export const FIELD_MESSAGES = family('fieldMessages')
export const FORM_WORDS = family('form')
export const FORM_ANSWERS = family('formAnswers')
export const GIVING_WORDS = family('giving')
export const PRICE_WORDS = family('prices')
export const REGISTRATION_FIELDS = family('registrationFields')
export const REGISTRATION_FORM = family('registrationForm')
export const STAY_WORDS = family('stays')
