import { sendGiftMailAgain } from '#workflows/office/send-gift-mail-again.ts'
import { MailAgainFields, planMailAgain } from '../../mail-again-form.tsx'
import type { GiftAction } from '../gift-action.ts'

export const mailGiverAgainAction: GiftAction = {
  slug: 'mail',
  name: 'Send mail again',
  needs: 'resendMail',
  initial: ({ gift, mails }) => ({ to: gift.email, mail: mails.at(-1)?.key ?? '' }),
  Fields: ({ page, ...typing }) => (
    <MailAgainFields mails={page.mails} addresses={[page.gift.email]} {...typing} />
  ),
  plan: ({ services, page: { mails, gift }, typed }) =>
    planMailAgain({
      mails,
      addresses: [gift.email],
      typed,
      send: (request) => sendGiftMailAgain(services, request),
    }),
}
