import { data, redirectDocument } from 'react-router'
import { BankDetails } from '#app/features/giving/bank-details.tsx'
import { toGiftInput } from '#app/features/giving/gift-schema.ts'
import { GiveForm } from '#app/features/giving/give-form.tsx'
import { readGiftForm } from '#app/features/giving/read-gift-form.server.ts'
import { readGiving } from '#app/features/giving/read-giving.server.ts'
import { UpiCard } from '#app/features/giving/upi-card.tsx'
import { paymentAddress } from '#app/features/payments/payment-address.ts'
import { rememberPrivately } from '#app/http/private-access.server.ts'
import { publicPage } from '#app/http/public-page.ts'
import { readFormData } from '#app/http/read-form-data.ts'
import type { RouteHandle } from '#app/root.tsx'
import { servicesContext } from '#app/services.server.ts'
import { HtmlText } from '#app/ui/html-text.tsx'
import { pageMeta } from '#app/ui/page.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { sendOrKeep } from '#app/ui/send-or-keep.ts'
import { isTrapped, TRAPPED } from '#app/ui/trap-field.tsx'
import { giveGift } from '#workflows/giving/give-gift.ts'
import type { Route } from './+types/give.ts'

export const handle: RouteHandle = { startsAtOnce: true }

export async function loader({ context }: Route.LoaderArgs) {
  return readGiving(context.get(servicesContext))
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { funds } = services.content.giving
  const form = await readFormData(request)
  const fundCodes = funds.map((fund) => fund.code)
  const asksPan = services.content.church.taxRelief !== undefined
  const submission = readGiftForm(form, { fundCodes, asksPan })
  if (isTrapped(form)) {
    services.count('form.trapped')
    return data({ result: submission.reply({ formErrors: [TRAPPED] }) }, { status: 400 })
  }
  if (submission.status !== 'success') {
    return data({ result: submission.reply() }, { status: submission.error ? 400 : 200 })
  }
  try {
    const payment = await giveGift(services, toGiftInput(submission.value))
    const headers = await rememberPrivately(services, { request, sent: payment })
    return redirectDocument(paymentAddress(payment), { headers })
  } catch (error) {
    services.count('gift.not-stored')
    services.log.error('gift-not-stored', error)
    return data({ result: submission.reply({ formErrors: [NOT_STORED] }) }, { status: 503 })
  }
}

const NOT_STORED =
  'We could not store your gift just now, and nothing was taken. Please try again in a moment.'

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrKeep(serverAction)
}

export const headers = publicPage()

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page)

export default function Give({ loaderData, actionData }: Route.ComponentProps) {
  const { page, lead, picture, textHtml, noteHtml, bank, upi, funds, asksPan } = loaderData
  return (
    <>
      <PageHead heading={page.title} lead={lead} picture={picture} />
      <Section>
        <div className="giving">
          <div className="card">
            <HtmlText html={textHtml} />
            <GiveForm funds={funds} asksPan={asksPan} lastResult={actionData?.result} />
          </div>
          <div className="giving-ways">
            <BankDetails bank={bank} />
            <UpiCard upi={upi} />
            <HtmlText html={noteHtml} />
          </div>
        </div>
      </Section>
    </>
  )
}
