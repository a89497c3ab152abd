import type { RegisterNow } from '#domain/calendar/register-now.ts'
import { SiteLink } from './site-link.tsx'

type Props = {
  register: RegisterNow
  /** The id of the element that describes it. */
  describedBy?: string
}

/**
 * A button where the form takes registrations, and a quiet link with the reason where it doesn't.
 */
export function RegisterLink({ register, describedBy }: Props) {
  const { to, label, open } = register
  return (
    <SiteLink
      to={to}
      className={open ? 'button' : 'register-later'}
      {...(describedBy && { describedBy })}
    >
      {label ?? (open ? 'Register Now' : 'Registration opens soon')}
    </SiteLink>
  )
}
