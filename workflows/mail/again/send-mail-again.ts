import { changeByOffice, type OfficeRequest } from '#workflows/registration/change-by-office.ts'
import { applyMailAgain, type SendingAgain } from './apply-mail-again.ts'

type Again = OfficeRequest & { mailKey: string; to: string }

/** Queues a mail about a registration once more. */
export async function sendMailAgain(services: SendingAgain, { mailKey, to, ...request }: Again) {
  return changeByOffice(services, request, {
    needs: 'resendMail',
    action: 'Send mail again',
    isNoChange: true,
    apply: applyMailAgain(services, { mailKey, to }),
  })
}
