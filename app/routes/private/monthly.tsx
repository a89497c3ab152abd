import { data, redirect } from 'react-router'
import { END, MonthlyReminder, PAUSE, RESUME } from '#app/features/giving/monthly-reminder.tsx'
import { monthlySchema } from '#app/features/giving/monthly-schema.ts'
import { showMonthly } from '#app/features/giving/show-monthly.server.ts'
import { orTryAgainLater, requireGift } from '#app/http/private-record.server.ts'
import { sentForm } from '#app/http/read-form-data.ts'
import { type SiteServices, servicesContext } from '#app/services.server.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import type { Language } from '#domain/language.ts'
import { MONTHLY_WORDS } from '#words/payments.ts'
import { MY_PAGES_WORDS } from '#words/private.ts'
import { endMonthly, pauseMonthly, remindEachMonth } from '#workflows/gifts/monthly-gift.ts'
import type { Route } from './+types/monthly.ts'
import '#app/features/giving/giving-pages.css'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

function pageIn(language: Language) {
  const { heading } = MONTHLY_WORDS[language]
  return { title: heading, description: heading, style: 'my', titlesItself: true, language }
}

/** The form of the gift's own page, by itself: after a mistake it is shown here. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { shown, language } = await orTryAgainLater(services, () => ofGift(services, token))
  const back = { to: `/my/${token}`, label: MY_PAGES_WORDS[language].backToGift }
  return { page: pageIn(language), back, shown }
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { typed } = await sentForm(request)
  const back = `/my/${token}`
  return orTryAgainLater(services, async () => {
    const gift = await requireGift(services, token)
    if (typed.intent === END) {
      await endMonthly(services, gift)
      return redirect(`${back}?done=monthly-end#monthly`, 303)
    }
    if (typed.intent === PAUSE || typed.intent === RESUME) {
      await pauseMonthly(services, gift, typed.intent === PAUSE)
      return redirect(`${back}?done=monthly-${typed.intent}#monthly`, 303)
    }
    const fundCodes = services.content.giving.funds.map(({ code }) => code)
    const read = readForm(monthlySchema({ language: gift.language, fundCodes }), typed)
    if (!read.ok) return data({ typed, errors: read.errors }, { status: 422 })
    const { amount: amountMinor, ...wish } = read.value
    const isSet = await remindEachMonth(services, gift, { ...wish, amountMinor })
    return redirect(isSet ? `${back}?done=monthly#monthly` : back, 303)
  })
}

async function ofGift(services: SiteServices, token: string) {
  const gift = await requireGift(services, token)
  const shown = await showMonthly(services, gift)
  if (!shown) throw redirect(`/my/${token}`)
  return { shown, language: gift.language }
}

export default function Monthly({ loaderData, actionData }: Route.ComponentProps) {
  const { page, back, shown } = loaderData
  return (
    <OneSectionPage page={page} back={back} isRefused={actionData !== undefined}>
      <MonthlyReminder shown={shown} {...actionData} />
    </OneSectionPage>
  )
}
