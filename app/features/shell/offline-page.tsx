import { useWords } from '#app/ui/language.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Phone } from '#app/ui/phone-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { Marked } from '#app/ui/text/language-of.tsx'
import { ERROR_WORDS } from '#words/site.ts'
import type { Shell } from './read-shell.server.ts'

/** Shown offline instead of a page that is not stored: the service times, address and phone number. */
export function OfflinePage(props: {
  church: Pick<Shell, 'services' | 'address' | 'phone' | 'email'> | undefined
}) {
  const { church } = props
  const words = useWords(ERROR_WORDS).offline
  return (
    <>
      <PageHead heading={words.heading} />
      <Section>
        <p className="lead">{words.text}</p>
        {church && (
          <div className="card essentials stack gap-2 left tall-links">
            <h2 className="title-s">{words.services}</h2>
            <ul>
              {church.services.map(({ day, time, language }) => (
                <li key={`${day} ${time} ${language}`}>
                  {day} {time}, {language}
                </li>
              ))}
            </ul>
            <h2 className="title-s">{words.where}</h2>
            <Marked as="address" words={church.address.street}>
              {church.address.street}, {church.address.locality}, {church.address.city}{' '}
              {church.address.postalCode}
            </Marked>
            <h2 className="title-s">{words.reach}</h2>
            <ul>
              <li>
                <Phone number={church.phone} />
              </li>
              <li>
                <a href={`mailto:${church.email}`}>{church.email}</a>
              </li>
            </ul>
          </div>
        )}
        <div className="button-row">
          <ButtonLink to="/">{words.home}</ButtonLink>
          <ButtonLink to="/contact" quiet>
            {words.contact}
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}

/** A fetch that fails without a response throws a TypeError in every browser. */
export function isOffline(error: unknown): boolean {
  return typeof window !== 'undefined' && !navigator.onLine && error instanceof TypeError
}
