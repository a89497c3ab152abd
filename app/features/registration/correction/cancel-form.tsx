import { useWords } from '#app/ui/language.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { CORRECTION_WORDS } from '#words/private.ts'

export type ShownCancellation = {
  will: string[]
  button: string
  /** `all`, or the position of one person. */
  whom: string
  version: number
  does: 'cancel' | 'ask'
  promisedMinor: number
  others: { position: number; name: string }[]
}

/** Says what cancelling means, before the button that does it. */
export function CancelForm(props: {
  shown: ShownCancellation
  address: string
  formKey: string
  /** Whether it was sent before, and would have done something else than the page said. */
  isAgain: boolean
}) {
  const { shown, address, formKey, isAgain } = props
  const { will, button, whom, version, does, promisedMinor, others } = shown
  const words = useWords(CORRECTION_WORDS)
  return (
    <div className="card narrow">
      {isAgain && (
        <p className="notice notice-warning" role="alert">
          {words.notCancelled}
        </p>
      )}
      <h2>{words.whatHappens}</h2>
      <ul className="bullets stack gap-2">
        {will.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <form method="post" action={`${address}/cancel`}>
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="whom" value={whom} />
        <input type="hidden" name="does" value={does} />
        <input type="hidden" name="promised" value={promisedMinor} />
        <button className="button" type="submit">
          {button}
        </button>
      </form>
      {others.length > 0 && <Others others={others} address={address} isAll={whom === 'all'} />}
    </div>
  )
}

function Others(props: Pick<ShownCancellation, 'others'> & { address: string; isAll: boolean }) {
  const { others, address, isAll } = props
  const words = useWords(CORRECTION_WORDS)
  return (
    <section className="no-print">
      <h2>{words.orCancelFor}</h2>
      <ul className="bullets stack gap-2">
        {!isAll && (
          <li>
            <SiteLink to={`${address}/cancel`}>{words.everybody}</SiteLink>
          </li>
        )}
        {others.map(({ position, name }) => (
          <li key={position}>
            <SiteLink to={`${address}/cancel?whom=${position}`}>{words.only(name)}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
