import { redirect } from 'react-router'
import { refusalWords } from '#app/features/private/where-it-stands.ts'
import { resultAddress } from '#app/http/payment-address.ts'
import { noPage, orTryAgainLater } from '#app/http/private-record.server.ts'
import { InlineScript } from '#app/scripts/inline-script.tsx'
import { servicesContext } from '#app/services.server.ts'
import { HiddenFields, Submit } from '#app/ui/form/buttons.tsx'
import { useLanguage } from '#app/ui/language.tsx'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { LINK_WORDS } from '#words/mail.ts'
import { PAYMENT_WORDS } from '#words/payments.ts'
import { readHandOff } from '#workflows/records/payments/read-hand-off.ts'
import type { Route } from './+types/pay.ts'
import '#app/features/private/payment-pages.css'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const handOff = await orTryAgainLater(services, () => readHandOff(services, params.token))
  if (!handOff) throw await noPage(services, params.token)
  const { language } = handOff
  if (handOff.settled) throw redirect(resultAddress(handOff, language))
  const { title, description, nothing } = PAYMENT_WORDS[language]
  const page = { title: handOff.refusal ? nothing : title, description, style: 'pay', language }
  return { page, handOff }
}

/**
 * Whoever came back stays: otherwise nobody could go further back. A page from the back-forward cache is reloaded,
 * because the payment may have been made in the meantime.
 */
const GO_ON = `addEventListener('pageshow',(event)=>{if(event.persisted){history.replaceState({stay:true},'');location.reload()}});if(!history.state?.stay&&performance.getEntriesByType('navigation')[0]?.type!=='back_forward')document.getElementById('hand-off').submit()`

export default function Pay({ loaderData: { page, handOff } }: Route.ComponentProps) {
  const language = useLanguage()
  const words = PAYMENT_WORDS[language]
  return (
    <OneSectionPage page={page}>
      {handOff.refusal ? (
        <div className="card result">
          <StatusNotice className="lead">{refusalWords(language, handOff.refusal)}</StatusNotice>
          <div className="button-row no-print">
            <ButtonLink to={`/response?txnid=${handOff.txnid}`}>
              {LINK_WORDS[language].status}
            </ButtonLink>
            <ButtonLink to="/contact" quiet>
              {words.contact}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <form className="card" id="hand-off" method="post" action={handOff.form.action}>
          <p className="lead">{words.amountFor(handOff)}</p>
          <p>{words.onYourWay}</p>
          <HiddenFields fields={handOff.form.fields} />
          <div>
            <Submit>{words.buttons.start}</Submit>
          </div>
          <InlineScript source={() => GO_ON} />
        </form>
      )}
    </OneSectionPage>
  )
}
