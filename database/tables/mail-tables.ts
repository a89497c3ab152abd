import type { MailKind } from '#database/records/mail/mail-facts.ts'
import type { Language } from '#domain/language.ts'

/** The tables of mails, and of who wants which. */
export type MailTables = {
  /** A mail to send, written in the transaction of the change it is about. One key, one mail. */
  outbox: {
    key: string
    kind: MailKind
    payment_id: string | null
    registration_id: string | null
    /** The member of staff whom it signs in. */
    staff_id: string | null
    /** What it is about, where that is no record, as JSON. */
    facts: string | null
    recipient: string
    /** The address without its spelling variants, by which mails to one person are limited. */
    mailbox: string
    created_at: string
    /** When it is tried next; null once it has an outcome. */
    due_at: string | null
    attempts: number
    /**
     * Set before the mail server is contacted and cleared with its answer. If it is still set, a process
     * died in between and the mail may have been sent.
     */
    sending_since: string | null
    /** 1 once another process has found `sending_since` set and gives the sender time to finish. */
    awaited: number
    outcome: 'sent' | 'overtaken' | 'undeliverable' | null
    settled_at: string | null
    /** The error of the last attempt. */
    problem: string | null
    /** What a mail about a record said when it was sent, without the links that act for somebody. */
    sent_subject: string | null
    sent_text: string | null
    /** The language of that text; null in mails from before it was stored. */
    sent_language: Language | null
  }

  /** Somebody wants one mail when a programme's form opens. Gone once that is written. */
  opening_wish: {
    /** Part of the link that confirms the address. */
    id: string
    programme: string
    mailbox: string
    email: string
    /** Of the page on which it was asked. */
    language: Language
    asked_at: string
    /** Null until its owner has confirmed the address; nothing is written to it before. */
    confirmed_at: string | null
  }

  /** Who was reminded of what: each address once. */
  reminder: {
    kind: ReminderKind
    /** A gift or a registration. */
    subject_id: string
    mailbox: string
    at: string
  }

  /** Whether a mailbox wants reminders, and the token in the address that stops them. */
  reminder_choice: { token: string; mailbox: string; stopped_at: string | null }
}

export type ReminderKind = 'payment' | 'balance' | 'conference'
