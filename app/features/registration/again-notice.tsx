import { againQuestion } from '#app/words/en/conferences.ts'

type Props = { names: readonly string[]; page: string }

/** Asks before the same people are registered for the same date once more. */
export function AgainNotice({ names, page }: Props) {
  return (
    <div className="notice notice-warning form" role="alert" tabIndex={-1} ref={focusNotice}>
      <p>{againQuestion(names)}</p>
      <div className="button-row">
        <button className="button" type="submit" {...REGISTER_AGAIN}>
          Register again
        </button>
        <a href={page}>Open your registration</a>
      </div>
    </div>
  )
}

/** Sent by the button that answers the question. */
export const REGISTER_AGAIN = { name: 'again', value: 'yes' } as const

/** Defined outside, so that React calls it when the notice appears and not on every render. */
function focusNotice(notice: HTMLElement | null): void {
  notice?.focus()
}
