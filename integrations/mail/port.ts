import type { Language } from '#domain/language.ts'

export type MailSender = {
  /**
   * Hands over one mail. Returns the server's decision about this mail. Throws an IntegrationError when
   * the server can't be reached or fails.
   */
  send(mail: OutgoingMail): Promise<Delivery>
}

export type OutgoingMail = {
  /** The same for every attempt at the same mail, so that a mail program recognises a second copy. */
  id: string
  to: string
  /** Of subject and text, for mail programs that read aloud or translate. */
  language: Language
  subject: string
  text: string
  html: string
  /** PNG files that the HTML shows by `cid:` and their id, so that nothing of a mail is fetched. */
  pictures: { id: string; content: Uint8Array }[]
  /** Where one click stops mails of this kind; it is sent as a header that mail programs show as a button. */
  unsubscribe?: string | undefined
  attachments: { name: string; type: string; content: string | Uint8Array }[]
}

export type Delivery =
  | { ok: true }
  /** `final`: another attempt would be refused as well. */
  | { ok: false; final: boolean; reason: string }
