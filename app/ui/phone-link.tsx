import { TOOL_WORDS } from '#words/site.ts'
import { Icon } from './icon.tsx'
import { useWords, useWordsLang } from './language.tsx'

export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}

export function Phone({ number }: { number: string }) {
  return <a href={phoneAddress(number)}>{number}</a>
}

export function PhoneLink({ to, phone, name }: { to: string; phone: string; name: string }) {
  const words = useWords(TOOL_WORDS)
  return (
    <a className="button button-quiet phone-link" href={to}>
      <Icon name="phone" />
      <span className="visually-hidden" lang={useWordsLang()}>
        {words.call(name)}
      </span>
      {phone}
    </a>
  )
}
