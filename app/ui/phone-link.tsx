import { Icon } from './icon.tsx'

/** A number to tap, with the name of who will answer for those who can't see what is around it. */
export function PhoneLink({ to, phone, name }: { to: string; phone: string; name: string }) {
  return (
    <a className="button button-quiet phone-link" href={to}>
      <Icon name="phone" />
      <span className="visually-hidden">Call {name} at </span>
      {phone}
    </a>
  )
}
