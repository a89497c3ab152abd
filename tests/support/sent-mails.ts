import { sendDueMails } from '#workflows/mail/send-mails.ts'
import type { TestServices } from './site/services.ts'

/** Sends the mails that are due, and reads all that were ever sent, the newest first: those to one address, where it is given. */
export async function sentMails(services: TestServices, address?: string) {
  await sendDueMails(services)
  const mails = services.sandbox.mailbox.mails()
  return address ? mails.filter(({ to }) => to.includes(address)) : mails
}

/** The texts of all mails to one address, the newest first. */
export async function textsTo(services: TestServices, address: string): Promise<string[]> {
  return (await sentMails(services, address)).map(({ text }) => text)
}
