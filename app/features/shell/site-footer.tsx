import { useId } from 'react'
import { useLocation } from 'react-router'
import { localPath } from '#app/local-path.ts'
import { DialogBox, DialogButton } from '#app/ui/dialog.tsx'
import { EditPart } from '#app/ui/edit-tools.server.tsx'
import { ConsentTexts } from '#app/ui/form/consent-texts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { phoneAddress } from '#app/ui/phone-link.tsx'
import { hasLanguages as isSpoken, SiteLink } from '#app/ui/site-link.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { Marked } from '#app/ui/text/language-of.tsx'
import { SHELL_WORDS } from '#words/site.ts'
import { LanguageLinks } from './language-links.tsx'
import type { Shell } from './read-shell.server.ts'

const SOCIAL = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
  ['spotify', 'Spotify'],
] as const

export function SiteFooter({ shell, hasLanguages }: { shell: Shell; hasLanguages: boolean }) {
  const words = useWords(SHELL_WORDS)
  const language = useLanguage()
  const dialog = useId()
  return (
    <footer className="site-footer on-dark no-print">
      <div className="site-footer-inner wide stack gap-5">
        <ChurchPlace shell={shell} />
        <EditPart at="church:footer">
          <nav aria-label={words.footer}>
            <ul className="tall-links">
              {shell.footer.map(({ label, to, lang }) => (
                <li key={to} lang={lang}>
                  <SiteLink to={to}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </EditPart>
        <EditPart at="church:@social">
          <ul className="site-footer-social tall-links" aria-label={words.followUs}>
            {SOCIAL.map(([key, label]) => (
              <li key={key}>
                <a href={shell.social[key]} rel="noopener">
                  <Icon name={key} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </EditPart>
        {hasLanguages && <LanguageLinks />}
        <TranslationNote shell={shell} />
        <div className="site-footer-end row gap-3 split">
          <p className="finger">
            © {shell.year} {shell.name}
          </p>
          <div>
            <DialogButton
              className="disclaimer-button"
              dialog={dialog}
              page={localPath(language, '/policy')}
            >
              {words.openDisclaimer}
            </DialogButton>
            <DialogBox id={dialog} heading={words.disclaimer}>
              <ConsentTexts consent={shell.consent} terms={shell.terms} />
            </DialogBox>
          </div>
        </div>
      </div>
    </footer>
  )
}

/** On pages with words that nobody has read whose first language it is. */
function TranslationNote({ shell }: { shell: Shell }) {
  const { publicUrl, email, unread = [] } = shell
  const { pathname } = useLocation()
  const language = useLanguage()
  const { translated, tellUs } = useWords(SHELL_WORDS)
  if (unread !== 'all' && !unread.includes(pathname)) return null
  // Whose private page it is stays between them and us.
  const [, kind] = pathname.split('/')
  const page = publicUrl + (isSpoken(pathname) ? localPath(language, pathname) : `/${kind}`)
  return (
    <p className="small">
      <Filled
        text={translated}
        tell={<a href={`mailto:${email}?subject=${encodeURIComponent(page)}`}>{tellUs}</a>}
      />
    </p>
  )
}

function ChurchPlace({ shell }: { shell: Shell }) {
  const { address } = shell
  const words = useWords(SHELL_WORDS)
  return (
    <EditPart at="church:@contact">
      <div className="site-footer-church stack">
        <Marked as="h2" words={shell.name} />
        <Marked as="address" words={address.street}>
          {address.street}, {address.locality}
          <br />
          {address.city} {address.postalCode}, {address.state}
        </Marked>
        <ul className="tall-links">
          <li>
            <a href={phoneAddress(shell.phone)}>
              <Icon name="phone" />
              {shell.phone}
            </a>
          </li>
          <li>
            <a href={shell.mapLink} rel="noopener">
              <Icon name="pin" />
              {words.onTheMap}
            </a>
          </li>
        </ul>
      </div>
    </EditPart>
  )
}
