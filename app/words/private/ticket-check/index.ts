import type { InEachLanguage } from '#domain/language.ts'
import { en, type TicketCheckWords } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ta } from './ta.ts'

export const TICKET_CHECK_WORDS: InEachLanguage<TicketCheckWords> = { en, ta, kn, hi }
