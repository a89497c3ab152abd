import type { Language } from '#domain/language.ts'

/** The content of a mail, from which the text and the HTML version are made. */
export type MailBody = {
  /** In which all of it is written. */
  language: Language
  subject: string
  heading: string
  paragraphs: string[]
  /** What the office wrote: its paragraphs and lines stay, and addresses of the web become links. */
  letter?: string | undefined
  facts: [label: string, value: string][]
  /** A list of names with its own heading. */
  people?: { heading: string; names: string[] } | undefined
  /** The tickets of those who read this mail; the PDF with their QR codes is attached. */
  tickets?: { name: string; code: string }[] | undefined
  /** The main link, shown as a button. */
  action?: { label: string; href: string } | undefined
  links: { label: string; href: string }[]
  closing: string[]
  /** Why this mail came, where that is not plain from what it is about. */
  reason?: string | undefined
  /** The address that stops mails of this kind. */
  unsubscribe?: string | undefined
}

/** The church, for the footer of every mail. */
export type Sender = { name: string; address: string; phone: string; email: string }
