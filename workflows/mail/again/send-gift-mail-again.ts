import { changeGiftByOffice, type GiftRequest } from '#workflows/gifts/change-gift-by-office.ts'
import { applyMailAgain, type SendingAgain } from './apply-mail-again.ts'

type Again = GiftRequest & { mailKey: string; to: string }

/** Queues a mail about a gift once more. */
export async function sendGiftMailAgain(
  services: SendingAgain,
  { mailKey, to, ...request }: Again,
) {
  return changeGiftByOffice(services, request, {
    needs: 'resendMail',
    action: 'Send mail again',
    isNoChange: true,
    apply: applyMailAgain(services, { mailKey, to }),
  })
}
