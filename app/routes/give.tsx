import { BankDetails } from '#app/features/giving/bank-details.tsx'
import { GiveForm } from '#app/features/giving/give-form.tsx'
import { readGiving } from '#app/features/giving/read-giving.server.ts'
import { takeGift } from '#app/features/giving/store-gift.server.ts'
import { UpiCard } from '#app/features/giving/upi-card.tsx'
import { publicPage } from '#app/http/public-page.ts'
import type { RouteHandle } from '#app/root.tsx'
import { servicesContext } from '#app/services.server.ts'
import { FormTitle } from '#app/ui/document-title.tsx'
import { sendOrExplain } from '#app/ui/form/send-or-explain.ts'
import { pageMeta } from '#app/ui/page.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import type { Route } from './+types/give.ts'

export const handle: RouteHandle = { startsAtOnce: true }

export async function loader({ context }: Route.LoaderArgs) {
  return readGiving(context.get(servicesContext))
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeGift(context.get(servicesContext), request)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrExplain(serverAction)
}

export const headers = publicPage()

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page)

export default function Give({ loaderData, actionData }: Route.ComponentProps) {
  const { page, lead, picture, textHtml, noteHtml, bank, upi, funds, asksPan, email } = loaderData
  return (
    <>
      <FormTitle title={page.title} isRefused={actionData?.result.status === 'error'} />
      <PageHead heading={page.title} lead={lead} picture={picture} />
      <Section>
        <div className="giving">
          <div className="card">
            <HtmlText html={textHtml} />
            <GiveForm
              funds={funds}
              asksPan={asksPan}
              email={email}
              lastResult={actionData?.result}
            />
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
