import type { MailFacts, MailKind } from '#database/records/mail/mail-facts.ts'
import type { OutboxMail } from '#database/records/mail/outbox.ts'
import type { Language } from '#domain/language.ts'
import type { Limit } from '#domain/mail/letter.ts'
import type { FrameWords } from '#words/mail/en.ts'
import type { Services } from '#workflows/services.ts'

/** A mail of the outbox, with what is stored with it. */
export type Mail<Kind extends MailKind = MailKind> = Omit<OutboxMail, 'kind' | 'facts'> & {
  kind: Kind
  facts: MailFacts[Kind]
}

/** What is stored with a mail besides what its server said. */
export type MailProblem = `limit-${Limit}` | 'may-have-come-twice'

export type Mails = {
  readonly [Kind in MailKind]: {
    /** Why somebody gets it. What the office and its staff get says so itself. */
    reason?: keyof FrameWords['reasons']
    /**
     * One mailbox gets few mails that strangers can cause for free. Without a limit are those that follow a
     * verified payment or refund, or an action of the office.
     */
    limit: Limit | 'none'
    /** Not sent to those who have stopped reminders, and says how to stop them. */
    isReminder?: true
    /** The address was given for this mail alone, so it goes with it. */
    isOnlyForThis?: true
    attached?: 'tickets' | 'tickets-and-calendar'
    /** Undefined when the mail is no longer true, so it is not sent. */
    write: (services: Services, mail: Mail<Kind>) => Promise<MailBody | undefined>
  }
}

export type MailLink = { label: string; href: string }

export type Fact = [label: string, value: string]

/** The content of a mail, from which the text and the HTML version are made. */
export type MailBody = {
  /** In which all of it is written. */
  language: Language
  subject: string
  heading: string
  paragraphs: string[]
  /** What the office wrote: its paragraphs and lines stay, and addresses of the web become links. */
  letter?: string | undefined
  facts?: Fact[]
  /** A list of names with its own heading. */
  people?: { heading: string; names: string[] } | undefined
  /** The tickets of those who read this mail; the PDF with their QR codes is attached. */
  tickets?: { name: string; code: string }[] | undefined
  /** The main link, shown as a button. */
  action?: MailLink | undefined
  links?: MailLink[]
  closing?: string[]
  /** Why this mail came, where that is not plain from what it is about. */
  reason?: string | undefined
  /** The address that stops mails of this kind. */
  unsubscribe?: string | undefined
}

export type Sender = { name: string; address: string; phone: string; email: string }

export type MailToHtml = (body: MailBody, sender: Sender) => Promise<string>
