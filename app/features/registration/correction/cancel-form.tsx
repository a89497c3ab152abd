import { Form, useNavigation } from 'react-router'
import { SiteLink } from '#app/ui/site-link.tsx'

export type ShownCancellation = {
  /** Sentences that say what will happen. */
  will: string[]
  button: string
  /** `all`, or the position of one person. */
  whom: string
  version: number
  does: 'cancel' | 'ask'
  /** What the page says goes back. */
  promisedMinor: number
  /** The single persons that could be cancelled instead. */
  others: { position: number; name: string }[]
}

type Props = {
  shown: ShownCancellation
  /** The address of the private page. */
  address: string
  formKey: string
  /** Whether it was sent before, and would have done something else than the page said. */
  isAgain: boolean
}

/** Says what cancelling means, before the button that does it. */
export function CancelForm({ shown, address, formKey, isAgain }: Props) {
  const { will, button, whom, version, does, promisedMinor, others } = shown
  const sending = useNavigation().state !== 'idle'
  return (
    <div className="card my-form">
      {isAgain && (
        <p className="notice notice-warning" role="alert">
          Something has changed in the meantime, so nothing was cancelled yet. Please check again.
        </p>
      )}
      <h2>What will happen</h2>
      <ul className="my-will">
        {will.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <Form method="post" action={`${address}/cancel`}>
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="whom" value={whom} />
        <input type="hidden" name="does" value={does} />
        <input type="hidden" name="promised" value={promisedMinor} />
        <button className="button" type="submit" aria-disabled={sending}>
          {button}
        </button>
      </Form>
      {others.length > 0 && <Others others={others} address={address} isAll={whom === 'all'} />}
    </div>
  )
}

type OthersProps = Pick<ShownCancellation, 'others'> & { address: string; isAll: boolean }

function Others({ others, address, isAll }: OthersProps) {
  return (
    <section className="no-print">
      <h2>Or cancel for</h2>
      <ul className="my-will">
        {!isAll && (
          <li>
            <SiteLink to={`${address}/cancel`}>everybody</SiteLink>
          </li>
        )}
        {others.map(({ position, name }) => (
          <li key={position}>
            <SiteLink to={`${address}/cancel?whom=${position}`}>only {name}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
