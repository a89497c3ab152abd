import { InlineScript } from '#app/scripts/inline-script.tsx'
import { useWords } from '#app/ui/language.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { PAYING_WORDS } from '#words/payments.ts'

/**
 * Submits the form by itself, unless the visitor came back to this page: otherwise they could never go
 * further back. A page from the back-forward cache is reloaded, because the payment may have been made
 * in the meantime.
 */
const GO_ON = `addEventListener('pageshow',(event)=>{if(event.persisted){history.replaceState({stay:true},'');location.reload()}});if(!history.state?.stay&&performance.getEntriesByType('navigation')[0]?.type!=='back_forward')document.getElementById('hand-off').submit()`

export function HandOff(props: {
  form: { action: string; fields: Record<string, string> }
  amount: string
  purpose: string
}) {
  const { form, amount, purpose } = props
  const words = useWords(PAYING_WORDS)
  return (
    <form className="card narrow" id="hand-off" method="post" action={form.action}>
      <p className="lead">{words.amountFor({ amount, purpose })}</p>
      <p>{words.onYourWay}</p>
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <button className="button" type="submit">
          {words.goOn}
        </button>
      </div>
      <InlineScript source={() => GO_ON} />
    </form>
  )
}

/** Replaces the hand-off form and says why it is not there. */
export function NothingToPay({ why, txnid }: { why: string; txnid: string }) {
  const words = useWords(PAYING_WORDS)
  return (
    <div className="card result narrow">
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
