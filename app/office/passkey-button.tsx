/** Hidden until the script finds that this browser has passkeys. */
export function PasskeyButton(props: {
  purpose: 'add' | 'use'
  /** Where the browser goes afterwards. */
  to: string
  quiet?: boolean
}) {
  const { purpose, to, quiet = false } = props
  return (
    <div className="row office-passkey" data-passkey={purpose} data-to={to} hidden>
      <button type="button" className={quiet ? 'button button-quiet' : 'button'}>
        {purpose === 'add' ? 'Add a passkey' : 'Use a passkey'}
      </button>
      <p role="status" />
    </div>
  )
}
