import { RemindersView } from '#app/features/reminders/reminders-view.tsx'
import { orTryAgainLater } from '#app/http/private-record.server.ts'
import { servicesContext } from '#app/services.server.ts'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { REMINDER_WORDS } from '#words/payments.ts'
import {
  readReminderChoice,
  readReminderLanguage,
  stopReminders,
} from '#workflows/reminders/stop-reminders.ts'
import type { Route } from './+types/unsubscribe.ts'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

/** `/unsubscribe/<token>`, the link in reminders. Reading it changes nothing. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const choice = await orTryAgainLater(services, () => readReminderChoice(services, token))
  if (!choice) throw new Response(null, { status: 404 })
  const language = await readReminderLanguage(services, token)
  const { title, description } = REMINDER_WORDS[language]
  return { page: { title, description, style: 'my', language }, choice }
}

/**
 * The page's button, or that of a mail program, which sends no cookie and maybe no origin. Answered
 * with the page and no redirect, as RFC 8058 (3.1) demands; sent again, it changes nothing.
 */
export async function action({ params: { token }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const stopped = await orTryAgainLater(services, () => stopReminders(services, token))
  if (!stopped) throw new Response(null, { status: 404 })
  return null
}

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  return (
    <OneSectionPage page={loaderData.page}>
      <RemindersView choice={loaderData.choice} />
    </OneSectionPage>
  )
}
