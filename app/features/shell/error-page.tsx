import { Form } from 'react-router'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { DocumentTitle } from '#app/ui/document-title.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { SitePage } from './suggest-pages.ts'

const WORDS: Record<number, { heading: string; text: string }> = {
  404: {
    heading: 'Page not found',
    text: 'There is nothing at this address. It may have moved, or the link may be mistyped.',
  },
  405: {
    heading: 'That is not possible here',
    text: 'This address does not take what was sent to it.',
  },
  503: {
    heading: 'Please try again in a moment',
    text: 'We can not look at our records just now. Nothing is lost, also if you have just paid: please do not pay again, and open this page once more in a few minutes.',
  },
  500: {
    heading: 'Something went wrong',
    text: 'The fault is on our side, and we have made a note of it. Please try again in a moment.',
  },
}

type Props = {
  status: number
  /** For a 404: the suggested pages and the search text. */
  missing?: { suggestions: SitePage[]; sought: string | undefined } | undefined
  /** Links to the main pages. */
  mainPages?: SitePage[]
  /** Whether it was looked for under the address of a private page. */
  isPrivate?: boolean
}

/** The error page: a message and links. */
export function ErrorPage({ status, missing, mainPages = [], isPrivate = false }: Props) {
  const words = WORDS[status] ?? WORDS[500]
  const isFound = missing !== undefined && missing.suggestions.length > 0
  return (
    <>
      <DocumentTitle title={words?.heading ?? ''} />
      <PageHead heading={words?.heading ?? ''} lead={words?.text} />
      <Section>
        {missing && isPrivate && <LostLink />}
        {isFound && <Suggestions pages={missing.suggestions} />}
        {missing && <PageSearch sought={missing.sought} isFound={isFound} />}
        <h2>{isFound ? 'Or go to' : 'Go to'}</h2>
        <ul className="main-pages">
          {[{ label: 'Start page', to: '/' }, ...mainPages].map(({ label, to }) => (
            <li key={to}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

function LostLink() {
  return (
    <>
      <p>Was this the link to your registration or your gift? We can send you your links again.</p>
      <p>
        <ButtonLink to="/my">Send me my links</ButtonLink>
      </p>
    </>
  )
}

function Suggestions({ pages }: { pages: SitePage[] }) {
  return (
    <>
      <h2>Did you mean</h2>
      <div className="button-row">
        {pages.map(({ label, to }) => (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </>
  )
}

/** The search form leads to this same page, which then shows its suggestions. */
function PageSearch({ sought, isFound }: { sought: string | undefined; isFound: boolean }) {
  return (
    <Form className="page-search" method="get" action="/search" role="search">
      {sought && !isFound && <p role="status">No page has a name like that.</p>}
      <label className="field-label" htmlFor="q">
        Search for a page
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
        <button className="button" type="submit">
          Search
        </button>
      </div>
    </Form>
  )
}
