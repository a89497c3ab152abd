import type { Registration } from '#database/registration/registrations.ts'
import { askOffice } from '#workflows/requests/ask-office.ts'
import type { VisitorForm } from '#workflows/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'
import { previewCancellation, type Whom } from './plan-cancellation.ts'

type Wanted = VisitorForm & { registration: Registration; whom: Whom }

/** Asks the office to cancel one person or all, where there is no rule or its time is over. */
export async function askToCancel(services: Services, { registration, whom, ...form }: Wanted) {
  const plan = await previewCancellation(services, { registration, whom })
  if (!plan.ok) return plan
  const names = plan.people.map(({ first_name, last_name }) => `${first_name} ${last_name}`)
  const wish = `Cancel ${whom === 'all' ? 'the registration of ' : ''}${names.join(', ')}.`
  return askOffice(services, { ...form, kind: 'cancel', wish })
}
