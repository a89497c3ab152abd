import { changeEvent } from '../fixtures/capacity.ts'
import { testServices } from '../fixtures/services.ts'
import { giftMails } from './gift-mails.ts'
import { officeMails } from './office-mails.ts'
import { paymentMails } from './payment-mails.ts'
import { confirmedMails, unpaidMails } from './registration-mails.ts'
import type { RenderedMail } from './render-mail.ts'

/** Every mail that the site sends, in each of its cases, with names as long as the forms take them. */
export async function everyMail(): Promise<RenderedMail[]> {
  const days = { first: '2026-11-17', last: '2026-11-18' }
  const ready = async () => changeEvent(await testServices(), { days, letter: true })
  return [
    ...(await confirmedMails(await ready())),
    ...(await unpaidMails(await ready())),
    ...(await paymentMails(await ready())),
    ...(await giftMails(await ready())),
    ...(await officeMails(await ready())),
  ]
}
