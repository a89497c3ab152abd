import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'

const WORDS: Record<number, { heading: string; text: string }> = {
  404: {
    heading: 'Page not found',
    text: 'There is nothing at this address. It may have moved, or the link may be mistyped.',
  },
  405: {
    heading: 'That is not possible here',
    text: 'This address does not take what was sent to it.',
  },
  500: {
    heading: 'Something went wrong',
    text: 'The fault is on our side, and we have made a note of it. Please try again in a moment.',
  },
}

/** The answer to what can't be shown: a sentence, and a way on. */
export function ErrorPage({ status }: { status: number }) {
  const words = WORDS[status] ?? WORDS[500]
  return (
    <>
      <title>{words?.heading}</title>
      <PageHead heading={words?.heading ?? ''} />
      <Section>
        <p className="lead">{words?.text}</p>
        <div className="button-row">
          <ButtonLink to="/">Go to the start page</ButtonLink>
          <ButtonLink to="/contact" quiet>
            Contact us
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}
