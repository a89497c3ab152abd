import { ButtonLink } from '#app/ui/button-link.tsx'
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
  /** What may have been meant. */
  suggestions?: SitePage[]
  /** Where most people are going. */
  mainPages?: SitePage[]
}

/** The answer to what can't be shown: a sentence, and a way on. */
export function ErrorPage({ status, suggestions = [], mainPages = [] }: Props) {
  const words = WORDS[status] ?? WORDS[500]
  return (
    <>
      <title>{words?.heading}</title>
      <PageHead heading={words?.heading ?? ''} lead={words?.text} />
      <Section>
        {suggestions.length > 0 && (
          <>
            <h2>Did you mean</h2>
            <div className="button-row">
              {suggestions.map(({ label, to }) => (
                <ButtonLink key={to} to={to}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          </>
        )}
        <h2>{suggestions.length > 0 ? 'Or go to' : 'Go to'}</h2>
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
