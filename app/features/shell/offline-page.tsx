import { useLanguage, useWords } from '#app/ui/language.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Phone } from '#app/ui/phone-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { languageOf } from '#app/ui/text/language-of.tsx'
import { ERROR_WORDS } from '#words/site.ts'
import type { Shell } from './read-shell.server.ts'

type Props = { church: Pick<Shell, 'services' | 'address' | 'phone' | 'email'> | undefined }

/** Shown offline instead of a page that is not stored. */
export function OfflinePage({ church }: Props) {
  const words = useWords(ERROR_WORDS).offline
  return (
    <>
      <PageHead heading={words.heading} />
      <Section>
        <p className="lead">{words.text}</p>
        {church && <Essentials church={church} />}
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

/** The service times, address and phone number. */
function Essentials({ church }: { church: NonNullable<Props['church']> }) {
  const { services, address, phone, email } = church
  const words = useWords(ERROR_WORDS).offline
  const language = useLanguage()
  return (
    <div className="card essentials stack gap-2 left tall-links">
      <h2 className="title-s">{words.services}</h2>
      <ul>
        {services.map(({ day, time, language }) => (
          <li key={`${day} ${time} ${language}`}>
            {day} {time}, {language}
          </li>
        ))}
      </ul>
      <h2 className="title-s">{words.where}</h2>
      <address lang={languageOf(address.street, language)}>
        {address.street}, {address.locality}, {address.city} {address.postalCode}
      </address>
      <h2 className="title-s">{words.reach}</h2>
      <ul>
        <li>
          <Phone number={phone} />
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
