import { ButtonLink } from '#app/ui/button-link.tsx'

type Props = { words: string; txnid: string }

/** Replaces the hand-off form and says why it is not there. */
export function NothingToPay({ words, txnid }: Props) {
  return (
    <div className="card result">
      <p className="lead" role="status">
        {words}
      </p>
      <div className="button-row no-print">
        <ButtonLink to={`/response?txnid=${txnid}`}>Payment status</ButtonLink>
        <ButtonLink to="/contact" quiet>
          Contact us
        </ButtonLink>
      </div>
    </div>
  )
}
