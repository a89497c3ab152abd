import type { InEachLanguage } from '#domain/language.ts'
import { en, type TicketSheetWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const TICKET_SHEET_WORDS: InEachLanguage<TicketSheetWords> = { en, ta, kn, hi }
