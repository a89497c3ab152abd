import { data } from 'react-router'
import { RemindersView } from '#app/features/reminders/reminders-view.tsx'
import { orTryAgainLater, ownHeaders, PRIVATE } from '#app/http/own-record.server.ts'
import type { RouteHandle } from '#app/root.tsx'
import { servicesContext } from '#app/services.server.ts'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { privatePageMeta } from '#app/ui/page.ts'
import { REMINDER_WORDS } from '#words/payments.ts'
import {
  readReminderChoice,
  readReminderLanguage,
  stopReminders,
} from '#workflows/reminders/stop-reminders.ts'
import type { Route } from './+types/unsubscribe.ts'

export const handle: RouteHandle = { plain: true }

/** `/unsubscribe/<token>`, the link in reminders. Reading it changes nothing. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const choice = await orTryAgainLater(services, () => readReminderChoice(services, token))
  if (!choice) throw new Response(null, { status: 404, headers: PRIVATE })
  const language = await readReminderLanguage(services, token)
  const { title, description } = REMINDER_WORDS[language]
  return data({ page: { title, description, style: 'my', language }, choice }, { headers: PRIVATE })
}

/**
 * The page's button, or that of a mail program, which sends no cookie and maybe no origin. Answered
 * with the page and no redirect, as RFC 8058 (3.1) demands; sent again, it changes nothing.
 */
export async function action({ params: { token }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const stopped = await orTryAgainLater(services, () => stopReminders(services, token))
  if (!stopped) throw new Response(null, { status: 404, headers: PRIVATE })
  return data(null, { headers: PRIVATE })
}

export const headers = ownHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => privatePageMeta(loaderData?.page)

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  return (
    <OneSectionPage page={loaderData.page}>
      <RemindersView choice={loaderData.choice} />
    </OneSectionPage>
  )
}
