import { readPolicy } from '#app/features/pages/read-policy.server.ts'
import { publicPage } from '#app/http/public-page.ts'
import { servicesContext } from '#app/services.server.ts'
import { pageMeta } from '#app/ui/page.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import type { Route } from './+types/policy.ts'

export function loader({ context }: Route.LoaderArgs) {
  return readPolicy(context.get(servicesContext))
}

export const headers = publicPage()

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page)

export default function Policy({ loaderData }: Route.ComponentProps) {
  const { page, picture, parts } = loaderData
  return (
    <>
      <PageHead heading={page.title} lead={page.description} picture={picture} />
      {parts.map(({ heading, html }) => (
        <Section heading={heading} key={heading}>
          <HtmlText html={html} />
        </Section>
      ))}
    </>
  )
}
