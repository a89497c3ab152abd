import { OFFICE_SCRIPT } from 'virtual:office-script'
import type { ReactNode } from 'react'
import { HERO_PLACE } from '#app/features/pages/picture-places.ts'
import { answerDocument } from '#app/http/answer-document.server.tsx'
import { NowContext } from '#app/office/cells.tsx'
import { DayContext } from '#app/ui/form/field.tsx'
import { dayWords } from '#domain/dates.ts'
import { BackToFound, FOUND, FoundContext } from './back-to-found.tsx'
import { GlassContext } from './glass.tsx'
import styles from './office.css?url'
import type { OfficeContext } from './office-env.ts'
import { OfficeFooter, OfficeHeader, OfficeTabs } from './office-header.tsx'

export type OfficePage = { title: string; content: ReactNode; status?: number; refreshes?: boolean }

export function answerPage(context: OfficeContext, page: OfficePage): Response {
  const { content, status = 200 } = page
  const { content: church, pictures, now } = context.env.services
  const { shortName } = church.church
  const { path } = context.req
  const query = path === FIND ? (context.req.query('q') ?? '') : ''
  const staff = context.get('staff')
  const body = (
    <body className="office">
      <a className="visually-hidden" href="#main">
        Skip to the content
      </a>
      <OfficeHeader {...{ church: shortName, staff, path, query }} />
      <main id="main" className="stack gap-4 start" tabIndex={-1}>
        {staff && <OfficeTabs staff={staff} path={path} />}
        {staff && <BackToFound />}
        {content}
      </main>
      {staff && <OfficeFooter staff={staff} path={path} />}
    </body>
  )
  return answerDocument({
    title: `${NOT_DONE.has(status) ? 'Error: ' : ''}${page.title} | Office | ${shortName}`,
    head: (
      <>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
      </>
    ),
    styles,
    script: OFFICE_SCRIPT,
    body: (
      <GlassContext value={pictures(HERO_PLACE, church.pages.home.hero.picture, 'phone')}>
        <FoundContext value={context.req.query(FOUND) ?? ''}>
          <NowContext value={now()}>
            <DayContext value={(day) => <span className="day-words soft">{dayWords(day)}</span>}>
              {body}
            </DayContext>
          </NowContext>
        </FoundContext>
      </GlassContext>
    ),
    status,
    policy: POLICY,
    headers: page.refreshes ? { Refresh: '1' } : {},
  })
}

const NOT_DONE = new Set([409, 422])

const FIND = '/office/find'

const POLICY = [
  "script-src 'self'",
  // Charts and bars set style attributes. None of them contains what somebody typed.
  "style-src-attr 'unsafe-inline'",
  "connect-src 'self'",
  // Previews of the site's pages.
  "frame-src 'self'",
]
