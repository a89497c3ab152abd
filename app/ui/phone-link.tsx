import { Icon } from './icon.tsx'

/** A phone number to tap. Screen readers also hear whose it is. */
export function PhoneLink({ to, phone, name }: { to: string; phone: string; name: string }) {
  return (
    <a className="button button-quiet phone-link" href={to}>
      <Icon name="phone" />
      <span className="visually-hidden">Call {name} at </span>
      {phone}
    </a>
  )
}
