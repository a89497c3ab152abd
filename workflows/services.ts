import type { Content } from '#content-model/schema/content.ts'
import type { Db } from '#database/engine/open.ts'
import type { Language, TranslatedLanguage } from '#domain/language.ts'
import type { RandomBelow } from '#domain/record-numbers.ts'
import type { CalendarReader } from '#integrations/calendar/port.ts'
import type { MailSender } from '#integrations/mail/port.ts'
import type { PaymentProviders } from '#integrations/payments/port.ts'
import type { PhotographMaker } from '#integrations/photographs/port.ts'
import type { SermonLibrary } from '#integrations/sermons/port.ts'
import type { PrintTickets } from '#workflows/records/tickets/read-tickets.ts'
import type { CalendarOffers } from './conferences/calendar-offers.ts'
import type { LiveContent } from './content/live-content.ts'
import type { DesignMail } from './mail/mail.ts'

export type ContentInLanguage = {
  content: Content
  /** The parts that are not translated: "pages.ewg.blocks.3". */
  englishParts: ReadonlySet<string>
  /** What has translations that no native reader has read: "pages.ewg". */
  unread: ReadonlySet<string>
}

export type Services = {
  /** With the dates of the church's calendar. Read it once for each request, so that it stays the same in it. */
  readonly content: Content
  /** The same in the words of a language. What is decided and stored goes by the English content. */
  contentIn: (language: Language) => ContentInLanguage
  /** Its parts that stay English, without making the rest of it. */
  englishPartsIn: (language: TranslatedLanguage) => ReadonlySet<string>
  live: LiveContent
  db: Db
  payments: PaymentProviders
  sermons: SermonLibrary
  calendar: CalendarReader
  /** What the site does without: no link leads there, and no part of a page shows it. */
  off: readonly ('sermons' | 'calendar')[]
  offers: CalendarOffers
  mail: MailSender
  probes: Probes
  designMail: DesignMail
  printTickets: PrintTickets
  /** Everything that somebody agrees to with a form, as it stands there now; at the desk nobody reads one. */
  consentWording: (form: 'registration' | 'gift' | 'desk', language: Language) => string
  photographs: PhotographMaker
  log: Log
  count: Count
  now: () => Date
  randomBelow: RandomBelow
  publicUrl: string
  /** Mail is the sandbox's and the site is on this machine: the sample administrator may sign in. */
  sampleOffice: boolean
  /** Everything outside is the sandbox's and the site is on this machine: samples may be made. */
  isPlayground: boolean
}

export type OutsideService = 'mail' | 'payments' | 'calendar' | 'sermons'

/** Whether what the site needs works, tried at this moment: each throws where it does not. */
export type Probes = {
  ask: Record<OutsideService, () => Promise<unknown>>
  isPlayed: Record<OutsideService, boolean>
  /** Nothing is set for it, so the site does without. */
  isOff: Record<OutsideService, boolean>
  /** Of the disk with the records and what is kept beside them. */
  freeBytes: () => Promise<number>
  /** By the clock of a service; undefined where none outside this machine tells it. */
  outsideTime: () => Promise<number | undefined>
  reachSelf: () => Promise<void>
}

export type LogFields = Record<string, string | number | boolean | undefined>

export type Log = {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, error: unknown, fields?: LogFields): void
}

export type Count = (name: string) => void
