import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'

export const OFFLINE_HEADING = 'You are offline'

/** In place of a page that has not been seen before, when there is no network to fetch it by. */
export function OfflinePage() {
  return (
    <>
      <title>{OFFLINE_HEADING}</title>
      <PageHead heading={OFFLINE_HEADING} />
      <Section>
        <p className="lead">
          This page needs the internet, and there is no connection just now. Please try again when
          there is one.
        </p>
        <p>
          Pages you have looked at before are still here, and so are the service times and how to
          reach us.
        </p>
        <div className="button-row">
          <ButtonLink to="/">Service times</ButtonLink>
          <ButtonLink to="/contact" quiet>
            Contact us
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}

/** A fetch that never reached the server throws a TypeError, in every browser. */
export function isOffline(error: unknown): boolean {
  return typeof window !== 'undefined' && !navigator.onLine && error instanceof TypeError
}
