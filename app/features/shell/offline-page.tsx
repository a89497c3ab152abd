import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Shell } from './read-shell.server.ts'

export const OFFLINE_HEADING = 'You are offline'

type Props = { church: Pick<Shell, 'services' | 'address' | 'phone' | 'email'> | undefined }

/** Shown offline instead of a page that is not stored. */
export function OfflinePage({ church }: Props) {
  return (
    <>
      <PageHead heading={OFFLINE_HEADING} />
      <Section>
        <p className="lead">
          This page needs the internet, and there is no connection just now. Please try again when
          there is one. Pages you have looked at before are still here.
        </p>
        {church && <Essentials church={church} />}
        <div className="button-row">
          <ButtonLink to="/">Home</ButtonLink>
          <ButtonLink to="/contact" quiet>
            Contact us
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}

/** The service times, address and phone number. */
function Essentials({ church }: { church: NonNullable<Props['church']> }) {
  const { services, address, phone, email } = church
  return (
    <div className="card essentials">
      <h2>Service times</h2>
      <ul>
        {services.map(({ day, time, language }) => (
          <li key={`${day} ${time} ${language}`}>
            {day} {time}, {language}
          </li>
        ))}
      </ul>
      <h2>Where we are</h2>
      <address>
        {address.street}, {address.locality}, {address.city} {address.postalCode}
      </address>
      <h2>How to reach us</h2>
      <ul>
        <li>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
    </div>
  )
}

/** A fetch that fails without a response throws a TypeError in every browser. */
export function isOffline(error: unknown): boolean {
  return typeof window !== 'undefined' && !navigator.onLine && error instanceof TypeError
}
