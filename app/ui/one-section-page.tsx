import type { ReactNode } from 'react'
import { FormTitle } from './document-title.tsx'
import { PageHead } from './page-head.tsx'
import type { ShownPicture } from './picture/pictures.ts'
import { Section } from './section.tsx'
import { SiteLink } from './site-link.tsx'

/** A page of one's own: one column in the middle or, where it is wide, several. */
export function OneSectionPage(props: {
  page: { title: string }
  picture?: ShownPicture | undefined
  head?: ReactNode
  back?: { to: string; label: string }
  isWide?: boolean
  /** Of a page with a form of its own: whether that has come back with a mistake. */
  isRefused?: boolean
  children: ReactNode
}) {
  const { page, picture, head, back, isWide, isRefused, children } = props
  return (
    <div className={`own-page${isWide ? '' : ' own-page-middle'}${head ? ' own-page-about' : ''}`}>
      {isRefused !== undefined && <FormTitle title={page.title} isRefused={isRefused} />}
      <PageHead heading={page.title} picture={picture}>
        {head}
      </PageHead>
      <Section>
        {back && (
          <p className="no-print">
            <SiteLink to={back.to}>{back.label}</SiteLink>
          </p>
        )}
        {children}
      </Section>
    </div>
  )
}
