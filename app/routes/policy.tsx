import { readPolicy } from '#app/features/pages/read-page.server.ts'
import { publicPage } from '#app/http/public-page.ts'
import { readerContext, servicesContext } from '#app/services.server.ts'
import { EditEntries, EditPlace } from '#app/ui/edit-tools.server.tsx'
import { NotTranslated, PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import type { Route } from './+types/policy.ts'

export function loader({ context }: Route.LoaderArgs) {
  return readPolicy(context.get(servicesContext), context.get(readerContext))
}

export const headers = publicPage()

export { meta } from '#app/ui/page.ts'

export default function Policy({ loaderData }: Route.ComponentProps) {
  const { page, head, parts } = loaderData
  return (
    <>
      <EditPlace at="@top">
        <PageHead heading={page.title} lead={page.description} {...head}>
          <NotTranslated parts={[head, ...parts].map(({ lang }) => lang)} />
        </PageHead>
      </EditPlace>
      <EditEntries of={['consent', 'terms']}>
        {parts.map(({ heading, html, lang }) => (
          <Section heading={heading} lang={lang} key={heading}>
            <HtmlText html={html} />
          </Section>
        ))}
      </EditEntries>
    </>
  )
}
