import type { ReactNode } from 'react'
import { FormTitle } from './document-title.tsx'
import { PageHead } from './page-head.tsx'
import type { ShownPicture } from './picture/pictures.ts'
import { Section } from './section.tsx'
import { SiteLink } from './site-link.tsx'

export function OneSectionPage(props: {
  page: { title: string }
  picture?: ShownPicture | undefined
  back?: { to: string; label: string }
  /** Of a page with a form of its own: whether that has come back with a mistake. */
  isRefused?: boolean
  children: ReactNode
}) {
  const { page, picture, back, isRefused, children } = props
  return (
    <>
      {isRefused !== undefined && <FormTitle title={page.title} isRefused={isRefused} />}
      <PageHead heading={page.title} picture={picture} />
      <Section>
        {back && (
          <p className="no-print">
            <SiteLink to={back.to}>{back.label}</SiteLink>
          </p>
        )}
        {children}
      </Section>
    </>
  )
}
