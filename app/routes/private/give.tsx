import { GiveForm } from '#app/features/giving/give-form.tsx'
import { showAgain } from '#app/features/giving/show-monthly.server.ts'
import { orTryAgainLater, requireGift } from '#app/http/private-record.server.ts'
import { localPath } from '#app/local-path.ts'
import type { RouteHandle } from '#app/root.tsx'
import { servicesContext } from '#app/services.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/give.ts'
import '#app/features/giving/giving-pages.css'

export { headers, meta } from '#app/http/document.ts'

/** The form of the page for giving, so it is hydrated as there. */
export const handle: RouteHandle = { startsAtOnce: true }

/** `/my/<token>/give`, the link of the monthly mail: the giving form, filled in. It is sent to `/give`. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { language, head, description, ...form } = await orTryAgainLater(services, async () =>
    showAgain(services, await requireGift(services, token)),
  )
  const page = { title: head.heading, description, style: 'give', language }
  return { page, head, form }
}

export default function GiveAgain({ loaderData: { page, head, form } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...head} />
      <Section>
        <div className="card">
          <GiveForm {...form} action={localPath(page.language, '/give')} answer={undefined} />
        </div>
      </Section>
    </>
  )
}
