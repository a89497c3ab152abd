import { type StaffAction, staffCan } from '#domain/staff.ts'
import type { SignedIn } from '#workflows/staff/sessions.ts'
import { Submit } from './form/office-form.tsx'

type Place = { label: string; to: string; needs: StaffAction }

const PLACES: readonly Place[] = [
  { label: 'Today', to: '/office', needs: 'seeToday' },
  { label: 'Registrations', to: '/office/registrations', needs: 'seeRegistrations' },
  { label: 'Payments', to: '/office/payments', needs: 'seeMoney' },
  { label: 'Gifts', to: '/office/gifts', needs: 'seeMoney' },
  { label: 'Doors', to: '/office/doors', needs: 'seeDoors' },
  { label: 'Conferences', to: '/office/conferences', needs: 'seeConferences' },
  { label: 'Content', to: '/office/content', needs: 'editContent' },
  { label: 'Staff', to: '/office/staff', needs: 'manageStaff' },
]

/** A phone shows at most four side by side, if so many letters fit with "More" beside them. */
const MAX_ON_PHONE = 4
const LETTERS_ON_PHONE = 35
const MORE = 'More'

const DEVICES = '/office/devices'

type Self = { staff: SignedIn; path: string }

/**
 * One row on every page: the church's name, Find, and what this person's roles allow. In front of the sign-in
 * there is only the name, which leads to the church's site.
 */
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
          <Places staff={staff} path={path} />
          <div className="office-self line">
            <a href={DEVICES} aria-current={path === DEVICES ? 'page' : undefined}>
              {staff.isNameless ? 'Add your name' : staff.name}
            </a>
            <SignOut />
          </div>
        </>
      )}
    </header>
  )
}

function Places({ staff, path }: Self) {
  const allowed = PLACES.filter(({ needs }) => staffCan[needs](staff))
  const count = countOnPhone(allowed.map(({ label }) => label.length))
  const link = ({ label, to }: Place, className?: string) => {
    const isCurrent = path === to || (to !== '/office' && path.startsWith(`${to}/`))
    return (
      <li key={to} className={className}>
        <a href={to} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </a>
      </li>
    )
  }
  return (
    <nav className="office-places" aria-label="Office">
      <ul>
        {allowed.map((place, at) => link(place, at < count ? undefined : 'office-place-desk'))}
        {count < allowed.length && (
          <li className="office-more">
            <details>
              <summary>{MORE}</summary>
              <ul>{allowed.slice(count).map((place) => link(place))}</ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  )
}

function countOnPhone(letters: readonly number[]): number {
  const lettersOf = (count: number) => letters.slice(0, count).reduce((sum, each) => sum + each, 0)
  const all = letters.length
  if (all <= MAX_ON_PHONE && lettersOf(all) <= LETTERS_ON_PHONE) return all
  const fits = (count: number) => lettersOf(count) + MORE.length <= LETTERS_ON_PHONE
  return [MAX_ON_PHONE, 3, 2].find(fits) ?? 1
}

/** At the end of every page: on a phone there is no room for it in the header. */
export function OfficeFooter({ staff }: Pick<Self, 'staff'>) {
  return (
    <footer className="row office-footer soft no-print">
      <p className="office-footer-self">
        Signed in as <a href={DEVICES}>{staff.name}</a>
      </p>
      <SignOut />
    </footer>
  )
}

function SignOut() {
  return (
    <form method="post" action="/office/sign-out">
      <Submit isQuiet>Sign out</Submit>
    </form>
  )
}
