import type { RegisterNow } from '#domain/calendar/register-now.ts'
import { PAGES_WORDS } from '#words/site.ts'
import { useWords } from './language.tsx'
import { SiteLink } from './site-link.tsx'
import { useMarked } from './text/language-of.tsx'

export function CancelledNote() {
  return <p className="register-later strong">{useWords(PAGES_WORDS).cancelled}</p>
}

/** A button where the form takes registrations, and a quiet link with the reason where it doesn't. */
export function RegisterLink(props: { register: RegisterNow; describedBy?: string }) {
  const { register, describedBy } = props
  const { to, label, open } = register
  const words = useWords(PAGES_WORDS)
  const marked = useMarked()
  return (
    <SiteLink
      to={to}
      className={open ? 'button' : 'register-later finger soft small'}
      {...(describedBy && { describedBy })}
    >
      {marked(label ?? (open ? words.registerNow : words.opensSoon))}
    </SiteLink>
  )
}
