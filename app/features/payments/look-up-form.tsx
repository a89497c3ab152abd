import { localPath } from '#app/local-path.ts'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { RESULT_WORDS } from '#words/payments.ts'

/**
 * Finds a payment by its number. The number alone shows no personal data, so nothing else is asked
 * for.
 */
export function LookUpForm({ txnid }: { txnid: string | undefined }) {
  const words = useWords(RESULT_WORDS)
  return (
    <form className="card form" method="get" action={localPath(useLanguage(), '/response')}>
      <p className="lead">{txnid ? words.noSuchNumber : words.enterNumber}</p>
      <div className="field">
        <label className="field-label" htmlFor="txnid">
          {words.txnid}
        </label>
        <p className="field-help" id="txnid-help">
          {words.numberHelp}
        </p>
        <input
          className="input"
          id="txnid"
          name="txnid"
          defaultValue={txnid}
          aria-describedby="txnid-help"
          autoComplete="off"
          required
          maxLength={40}
        />
      </div>
      <div>
        <button className="button" type="submit">
          {words.find}
        </button>
      </div>
    </form>
  )
}
