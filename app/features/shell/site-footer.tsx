import { Dialog } from '#app/ui/dialog.tsx'
import { ConsentTexts } from '#app/ui/form/consent-texts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { Shell } from './read-shell.server.ts'

const SOCIAL = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
  ['spotify', 'Spotify'],
] as const

export function SiteFooter({ shell }: { shell: Shell }) {
  return (
    <footer className="site-footer on-dark">
      <div className="site-footer-inner">
        <ChurchPlace shell={shell} />
        <nav aria-label="Footer">
          <ul>
            {shell.footer.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="site-footer-social" aria-label="Follow us">
          {SOCIAL.map(([key, label]) => (
            <li key={key}>
              <a href={shell.social[key]} rel="noopener">
                <Icon name={key} />
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className="site-footer-end">
          <p>
            © {shell.year} {shell.name}
          </p>
          <div>
            <Disclaimer shell={shell} />
          </div>
        </div>
      </div>
    </footer>
  )
}

function ChurchPlace({ shell }: { shell: Shell }) {
  const { address } = shell
  return (
    <div className="site-footer-church">
      <h2>{shell.name}</h2>
      <address>
        {address.street}, {address.locality}
        <br />
        {address.city} {address.postalCode}, {address.state}
      </address>
      <ul>
        <li>
          <a href={`tel:${shell.phone.replaceAll(' ', '')}`}>
            <Icon name="phone" />
            {shell.phone}
          </a>
        </li>
        <li>
          <a href={shell.mapLink} rel="noopener">
            <Icon name="pin" />
            Find us on the map
          </a>
        </li>
      </ul>
    </div>
  )
}

function Disclaimer({ shell: { consent, terms } }: { shell: Shell }) {
  return (
    <Dialog open="DISCLAIMER" openClassName="disclaimer-button" heading="Disclaimer" page="/policy">
      <ConsentTexts consent={consent} terms={terms} />
    </Dialog>
  )
}
