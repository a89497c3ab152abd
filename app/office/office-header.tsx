import { type StaffAction, staffCan } from '#domain/staff.ts'
import type { SignedIn } from '#workflows/staff/sessions.ts'
import { Submit } from './form/office-form.tsx'
import { LinkList } from './link-list.tsx'

/** Places are named after their first page, or by a name of their own. Several pages are tabs. */
const PLACES: readonly {
  label?: string
  pages: readonly (readonly [to: string, label: string, needs: StaffAction])[]
  also?: readonly string[]
}[] = [
  { pages: [['/office', 'Today', 'seeToday']] },
  {
    pages: [['/office/registrations', 'Registrations', 'seeRegistrations']],
    also: ['/office/waiting'],
  },
  {
    label: 'Money',
    pages: [
      ['/office/payments', 'Payments', 'seeMoney'],
      ['/office/gifts', 'Gifts', 'seeMoney'],
      ['/office/close', 'Close', 'seeMoney'],
      ['/office/settlement', 'Settlement', 'seeMoney'],
    ],
    also: ['/office/receipts', '/office/vouchers'],
  },
  {
    pages: [
      ['/office/conferences', 'Conferences', 'seeConferences'],
      ['/office/doors', 'Doors', 'seeDoors'],
    ],
  },
  { pages: [['/office/content', 'Site', 'editContent']], also: ['/office/site', '/office/start'] },
  { pages: [['/office/staff', 'Staff', 'manageStaff']], also: ['/office/check'] },
]

/** A phone shows the words of four side by side, and the last of them is "More" where there are more. */
const MAX_ON_PHONE = 4

const DEVICES = '/office/devices'

type Self = { staff: SignedIn; path: string }

export function OfficeHeader(props: {
  church: string
  path: string
  query: string
  staff: SignedIn | undefined
}) {
  const { church, staff, path, query } = props
  return (
    <header className="office-header line on-dark no-print">
      <a className="office-brand" href={staff ? '/office' : '/'}>
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <span>{church}</span>
      </a>
      {staff && (
        <>
          {staffCan.seeRegistrations(staff) && (
            <search className="office-find">
              <form action="/office/find">
                <label className="visually-hidden" htmlFor="find">
                  Find
                </label>
                <input
                  id="find"
                  name="q"
                  type="search"
                  defaultValue={query}
                  placeholder="Find a name, mobile or number"
                  autoComplete="off"
                  aria-keyshortcuts="/"
                />
              </form>
            </search>
          )}
          <Places staff={staff} path={path} />
          <div className="office-self line">
            <OwnLinks staff={staff} path={path} />
          </div>
        </>
      )}
    </header>
  )
}

function placesFor({ staff, path }: Self) {
  return PLACES.flatMap(({ label, pages, also = [] }) => {
    const allowed = pages.filter(([, , needs]) => staffCan[needs](staff))
    const [first] = allowed
    if (!first) return []
    const tab = allowed.find(([to]) => isWithin(path, to))
    const isCurrent = tab !== undefined || also.some((to) => isWithin(path, to))
    // Whoever sees one page of it alone finds it by that page's name.
    const name = (first === pages[0] && label) || first[1]
    return { label: name, to: first[0], allowed, tab, isCurrent }
  })
}

function isWithin(path: string, to: string): boolean {
  return path === to || (to !== '/office' && path.startsWith(`${to}/`))
}

function Places(self: Self) {
  const places = placesFor(self)
  const count = places.length > MAX_ON_PHONE ? MAX_ON_PHONE - 1 : MAX_ON_PHONE
  const link = ({ label, to, isCurrent }: (typeof places)[number], className?: string) => (
    <li key={to} className={className}>
      <a href={to} aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </a>
    </li>
  )
  const rest = places.slice(count)
  return (
    <nav className="office-places" aria-label="Office">
      <ul>
        {places.map((place, at) => link(place, at < count ? undefined : 'office-place-desk'))}
        {rest.length > 0 && (
          <li className="office-more">
            <details>
              <summary aria-current={rest.some(({ isCurrent }) => isCurrent) || undefined}>
                More
              </summary>
              <ul>{rest.map((place) => link(place))}</ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  )
}

export function OfficeTabs(self: Self) {
  const place = placesFor(self).find(({ isCurrent }) => isCurrent)
  if (!place || place.allowed.length < 2) return null
  return (
    <nav className="tabs no-print" aria-label={place.label}>
      <LinkList links={place.allowed.map(([to, label]) => [to, label])} current={place.tab?.[0]} />
    </nav>
  )
}

/** On a phone there is no room for it in the header. */
export function OfficeFooter(self: Self) {
  return (
    <footer className="row office-footer soft no-print">
      <OwnLinks {...self} />
    </footer>
  )
}

function OwnLinks({ staff, path }: Self) {
  return (
    <>
      <a href={DEVICES} aria-current={path === DEVICES ? 'page' : undefined}>
        {staff.isNameless ? 'Add your name' : staff.name}
      </a>
      <form method="post" action="/office/sign-out">
        <Submit isQuiet>Sign out</Submit>
      </form>
    </>
  )
}
