import type { Language } from '#domain/language.ts'

export type MailSender = {
  /** Throws an IntegrationError when the server can't be reached or fails. */
  send(mail: OutgoingMail): Promise<Delivery>
}

export type OutgoingMail = {
  /** It is the same for every attempt at the same mail, so that a mail program recognises a second copy. */
  id: string
  to: string
  /** Mail programs that read aloud or translate ask for it. */
  language: Language
  subject: string
  text: string
  html: string
  /** The HTML shows these PNG files by `cid:` and their id, so that nothing of a mail is fetched. */
  pictures: { id: string; content: Uint8Array }[]
  /** It is sent as a header that mail programs show as a button. */
  unsubscribe?: string | undefined
  attachments: { name: string; type: string; content: string | Uint8Array }[]
}

export type Delivery =
  | { ok: true }
  /** With `final` another attempt would be refused as well. */
  | { ok: false; final: boolean; reason: string }
