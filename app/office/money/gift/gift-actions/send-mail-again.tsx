import { MailAgainFields, planMailAgain } from '#app/office/action/mail-again-form.tsx'
import type { GiftAction } from '#app/office/money/gift/gift-action.ts'
import { sendGiftMailAgain } from '#workflows/mail/again/send-gift-mail-again.ts'

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
