/** What we need of a mail server, in our words. */
export type MailSender = {
  /**
   * Hands one mail over. Throws an IntegrationError when the server can't be reached or does not
   * work; what it says of this one mail is returned.
   */
  send(mail: OutgoingMail): Promise<Delivery>
}

export type OutgoingMail = {
  /** The same for every attempt at the same mail, so that one which came twice is seen as one. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  attachments: { name: string; type: string; content: string }[]
}

export type Delivery =
  | { ok: true }
  /** `final`: it will be refused again. */
  | { ok: false; final: boolean; reason: string }
