import { GiveForm, useGiveForm } from '#app/features/giving/give-form.tsx'
import { readGiving } from '#app/features/giving/read-giving.server.ts'
import { takeGift } from '#app/features/giving/store-gift.server.ts'
import { askByUpi, BankDetails, UpiCard } from '#app/features/giving/ways-to-give.tsx'
import { publicPage } from '#app/http/public-page.ts'
import type { RouteHandle } from '#app/root.tsx'
import { readerContext, servicesContext } from '#app/services.server.ts'
import { FormTitle } from '#app/ui/document-title.tsx'
import { EditPart, EditPlace } from '#app/ui/edit-tools.server.tsx'
import { sendOrExplain } from '#app/ui/form/send-or-explain.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import type { Route } from './+types/give.ts'
import '#app/features/giving/giving-pages.css'

export const handle: RouteHandle = { startsAtOnce: true }

export async function loader({ context }: Route.LoaderArgs) {
  return readGiving(context.get(servicesContext), context.get(readerContext))
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeGift(context.get(servicesContext), context.get(readerContext), request)
}

export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrExplain(sending)
}

export const headers = publicPage()

export { meta } from '#app/ui/page.ts'

export default function Give({ loaderData, actionData }: Route.ComponentProps) {
  const { page, head, picture, text, note, bank, upi, funds, asksPan, email } = loaderData
  const form = useGiveForm({ funds, answer: actionData })
  const asked = askByUpi(upi, form.typed)
  return (
    <>
      <FormTitle title={page.title} isRefused={actionData?.refused === true} />
      <EditPlace at="@top">
        <PageHead heading={page.title} picture={picture} {...head} />
      </EditPlace>
      <Section>
        <div className="giving columns gap-4 top">
          <EditPart at="@form">
            <div className="card">
              <HtmlText {...text} />
              <GiveForm {...{ form, funds, asksPan, email }} upi={asked.link} />
            </div>
          </EditPart>
          <EditPart at="@ways">
            <div className="giving-ways stack gap-4">
              <UpiCard upi={upi} asked={asked} />
              <BankDetails bank={bank} />
              <HtmlText {...note} />
            </div>
          </EditPart>
        </div>
      </Section>
    </>
  )
}
