import { data, redirect } from 'react-router'
import {
  END,
  MonthlyReminder,
  monthlySchema,
  PAUSE,
  RESUME,
} from '#app/features/private/monthly-reminder.tsx'
import { orTryAgainLater, requireGift } from '#app/http/private-record.server.ts'
import { sentForm } from '#app/http/read-form-data.ts'
import { servicesContext } from '#app/services.server.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { MONTHLY_WORDS } from '#words/payments.ts'
import { PRIVATE_WORDS } from '#words/private.ts'
import { endMonthly, pauseMonthly, remindEachMonth } from '#workflows/gifts/monthly-gift.ts'
import type { Route } from './+types/monthly.ts'
import { readMonthlyForm } from './read-my.server.ts'
import '#app/features/giving/giving-pages.css'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

/** The form of the gift's own page, by itself: after a mistake it is shown here. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const to = `/my/${token}`
  const { shown, language } = await orTryAgainLater(services, async () => {
    const gift = await requireGift(services, token)
    return { shown: await readMonthlyForm(services, gift), language: gift.language }
  })
  if (!shown) throw redirect(to)
  const { heading: title } = MONTHLY_WORDS[language]
  const page = { title, description: title, style: 'my', titlesItself: true, language }
  return { page, back: { to, label: PRIVATE_WORDS[language].backToGift }, shown }
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

export default function Monthly({ loaderData, actionData }: Route.ComponentProps) {
  const { page, back, shown } = loaderData
  return (
    <OneSectionPage page={page} back={back} isRefused={actionData !== undefined}>
      <MonthlyReminder {...shown} {...actionData} />
    </OneSectionPage>
  )
}
