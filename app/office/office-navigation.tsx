import { type StaffAction, staffCan } from '#domain/staff.ts'
import type { SignedIn } from '#workflows/staff/read-session.ts'
import { PasskeyButton } from './passkey-button.tsx'

type Item = { label: string; to: string; needs?: StaffAction }

const ITEMS: readonly Item[] = [
  { label: 'Today', to: '/office' },
  { label: 'Registrations', to: '/office/registrations', needs: 'seeRegistrations' },
  { label: 'Gifts', to: '/office/gifts', needs: 'seeMoney' },
  { label: 'Payments', to: '/office/payments', needs: 'seeMoney' },
  { label: 'Conferences', to: '/office/conferences', needs: 'editContent' },
  { label: 'Content', to: '/office/content', needs: 'editContent' },
  { label: 'Staff', to: '/office/staff', needs: 'manageStaff' },
]

const DEVICES = '/office/devices'

/** On every page behind the sign-in. Shows what this person's roles allow. */
export function OfficeNavigation({ staff, path }: { staff: SignedIn; path: string }) {
  const shown = ITEMS.filter(({ needs }) => needs === undefined || staffCan[needs](staff))
  return (
    <header className="office-header on-dark no-print">
      <nav aria-label="Office">
        <ul>
          {shown.map(({ label, to }) => (
            <li key={to}>
              <a href={to} aria-current={isCurrent(path, to) ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="office-self">
        <a href={DEVICES} aria-current={path === DEVICES ? 'page' : undefined}>
          {staff.name}
        </a>
        {/* The page of devices has a button of its own. */}
        {!staff.hasPasskey && path !== DEVICES && (
          <PasskeyButton purpose="add" to={DEVICES} quiet />
        )}
        <form method="post" action="/office/sign-out">
          <button type="submit" className="button button-quiet">
            Sign out
          </button>
        </form>
      </div>
    </header>
  )
}

function isCurrent(path: string, to: string): boolean {
  return path === to || (to !== '/office' && path.startsWith(`${to}/`))
}
