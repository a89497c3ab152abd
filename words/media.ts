import { familiesOf } from './families.ts'
import * as en from './media/en.ts'
import * as hi from './media/hi.ts'
import * as kn from './media/kn.ts'
import * as ta from './media/ta.ts'

const family = familiesOf({ en, ta, kn, hi })

export const CALENDAR_WORDS = family('calendar')
export const DATE_TEXTS = family('dates')
export const LIVE_WORDS = family('live')
export const PLAYER_WORDS = family('player')
export const SERMON_WORDS = family('sermon')
export const SERMON_TEXTS = family('sermonTexts')
export const SERMONS_WORDS = family('sermons')
