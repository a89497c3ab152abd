import { orTryAgainLater } from '#app/http/private-record.server.ts'
import { servicesContext } from '#app/services.server.ts'
import { ButtonForm } from '#app/ui/form/buttons.tsx'
import { useWords } from '#app/ui/language.tsx'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { REMINDER_WORDS, RESULT_WORDS } from '#words/payments.ts'
import {
  readReminderChoice,
  readReminderLanguage,
  stopReminders,
} from '#workflows/reminders/queue-reminders.ts'
import type { Route } from './+types/unsubscribe.ts'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

/** The link in reminders. Reading it changes nothing: mail programs open links by themselves. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const choice = await orTryAgainLater(services, () => readReminderChoice(services, token))
  if (!choice) throw new Response(null, { status: 404 })
  const language = await readReminderLanguage(services, token)
  const { title, description } = REMINDER_WORDS[language]
  return { page: { title, description, style: 'my', language }, choice }
}

/** Also the button of a mail program: answered without a redirect, as RFC 8058 (3.1) demands. */
export async function action({ params: { token }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const stopped = await orTryAgainLater(services, () => stopReminders(services, token))
  if (!stopped) throw new Response(null, { status: 404 })
  return null
}

export default function Unsubscribe({ loaderData: { page, choice } }: Route.ComponentProps) {
  const words = useWords(REMINDER_WORDS)
  const { toStart } = useWords(RESULT_WORDS)
  return (
    <OneSectionPage page={page}>
      <div className="card result-success">
        {choice === 'stopped' ? (
          <>
            <p className="lead">{words.stopped}</p>
            <p>{words.still}</p>
            <ButtonLink to="/">{toStart}</ButtonLink>
          </>
        ) : (
          <>
            <p>{words.what}</p>
            <ButtonForm>{words.stop}</ButtonForm>
          </>
        )}
      </div>
    </OneSectionPage>
  )
}
