import { useWords } from '#app/ui/language.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { PAYING_WORDS } from '#words/payments.ts'

/** Replaces the hand-off form and says why it is not there. */
export function NothingToPay({ why, txnid }: { why: string; txnid: string }) {
  const words = useWords(PAYING_WORDS)
  return (
    <div className="card result">
      <p className="lead" role="status">
        {why}
      </p>
      <div className="button-row no-print">
        <ButtonLink to={`/response?txnid=${txnid}`}>{words.status}</ButtonLink>
        <ButtonLink to="/contact" quiet>
          {words.contact}
        </ButtonLink>
      </div>
    </div>
  )
}
