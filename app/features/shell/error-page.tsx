import { Form } from 'react-router'
import { DocumentTitle } from '#app/ui/document-title.tsx'
import { Submit } from '#app/ui/form/buttons.tsx'
import { useWords } from '#app/ui/language.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { ButtonLink, SiteLink } from '#app/ui/site-link.tsx'
import { ERROR_WORDS } from '#words/site.ts'
import type { SitePage } from './suggest-pages.ts'

const SAID = [404, 405, 410, 500, 503] as const

export function ErrorPage(props: {
  status: number
  missing?: { suggestions: SitePage[]; sought: string | undefined } | undefined
  mainPages?: SitePage[]
  isPrivate?: boolean
}) {
  const { status, missing, mainPages = [], isPrivate = false } = props
  const words = useWords(ERROR_WORDS)
  // What else was refused could not be read.
  const said = SAID.find((known) => known === status) ?? (status < 500 ? 405 : 500)
  const { heading, text } = words.statuses[said]
  const isFound = missing !== undefined && missing.suggestions.length > 0
  return (
    <>
      <DocumentTitle title={heading} />
      <PageHead heading={heading} lead={text} />
      <Section>
        {status === 410 && (
          <p>
            <ButtonLink to="/my">{words.sendMine}</ButtonLink>
          </p>
        )}
        {missing && isPrivate && (
          <>
            <p>{words.lostLink}</p>
            <p>
              <ButtonLink to="/my">{words.sendLinks}</ButtonLink>
            </p>
          </>
        )}
        {isFound && (
          <>
            <h2>{words.didYouMean}</h2>
            <div className="button-row">
              {missing.suggestions.map(({ label, to }) => (
                <ButtonLink key={to} to={to}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          </>
        )}
        {missing && <PageSearch sought={missing.sought} isFound={isFound} />}
        <h2>{isFound ? words.orGoTo : words.goTo}</h2>
        <ul className="main-pages tall-links">
          {[{ label: words.start, to: '/' }, ...mainPages].map(({ label, to }) => (
            <li key={to}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

/** The search form leads to this same page, which then shows its suggestions. */
function PageSearch({ sought, isFound }: { sought: string | undefined; isFound: boolean }) {
  const words = useWords(ERROR_WORDS)
  return (
    <Form className="page-search stack gap-2" method="get" action="/search" role="search">
      {sought && !isFound && <p role="status">{words.noPage}</p>}
      <label className="field-label" htmlFor="q">
        {words.searchFor}
      </label>
      <div className="button-row">
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          defaultValue={sought}
          maxLength={60}
        />
        <Submit>{words.search}</Submit>
      </div>
    </Form>
  )
}
