import { PASSKEY_SCRIPT } from 'virtual:office-script'

/** Hidden until its script finds that this browser has passkeys and nobody has said "Not now" in it. */
export function PasskeyButton(props: {
  purpose: 'add' | 'use'
  to: string
  quiet?: boolean
  canWait?: boolean
}) {
  const { purpose, to, quiet = false, canWait = false } = props
  return (
    <div className="row office-passkey" data-passkey={purpose} data-to={to} hidden>
      <button type="button" className={quiet ? 'button button-quiet' : 'button'}>
        {purpose === 'add' ? 'Add a passkey' : 'Use a passkey'}
      </button>
      {canWait && (
        <button type="button" className="button button-quiet" data-later>
          Not now
        </button>
      )}
      <p role="status" />
      <script type="module" src={PASSKEY_SCRIPT} />
    </div>
  )
}
