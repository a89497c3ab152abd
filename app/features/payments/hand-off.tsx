import { InlineScript } from '#app/ui/inline-script.tsx'

/**
 * Submits the form by itself, unless the visitor came back to this page: otherwise they could never go
 * further back. A page from the back-forward cache is reloaded, because the payment may have been made
 * in the meantime.
 */
const GO_ON = `addEventListener('pageshow',(event)=>{if(event.persisted){history.replaceState({stay:true},'');location.reload()}});if(!history.state?.stay&&performance.getEntriesByType('navigation')[0]?.type!=='back_forward')document.getElementById('hand-off').submit()`

type Props = {
  form: { action: string; fields: Record<string, string> }
  amount: string
  purpose: string
}

export function HandOff({ form, amount, purpose }: Props) {
  return (
    <form className="card hand-off" id="hand-off" method="post" action={form.action}>
      <p className="lead">
        {amount} for {purpose}
      </p>
      <p>
        You are on your way to our payment provider&rsquo;s page. Afterwards you will come back here
        and see how it went.
      </p>
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <button className="button" type="submit">
          Continue to payment
        </button>
      </div>
      <InlineScript source={() => GO_ON} />
    </form>
  )
}
