import type { Services } from '#workflows/services.ts'
import { areConferencesNear, remindOfConferences } from './remind-of-conferences.ts'
import { areGiftsDue, remindOfGifts } from './remind-of-gifts.ts'
import { arePaymentsUnfinished, remindOfPayments } from './remind-of-payments.ts'

/** Queues every reminder that is due. Each is checked once more right before it is sent. */
export async function queueReminders(
  services: Services,
  isStopping: () => boolean = () => false,
): Promise<void> {
  await remindOfConferences(services, isStopping)
  await remindOfGifts(services, isStopping)
  await remindOfPayments(services, isStopping)
}

/** Only reads, so that an idle turn writes nothing. */
export async function areRemindersDue(services: Services): Promise<boolean> {
  return (
    (await areConferencesNear(services)) ||
    (await areGiftsDue(services)) ||
    (await arePaymentsUnfinished(services))
  )
}
