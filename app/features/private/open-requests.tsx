import { useLanguage } from '#app/ui/language.tsx'
import { dayInIndia } from '#domain/days.ts'
import { dayAndMonthIn, rupeesIn } from '#domain/language-formats.ts'
import { requestWords } from '#words/change-words.ts'
import { PRIVATE_WORDS } from '#words/private.ts'
import type { MyRegistration } from '#workflows/records/registration/read-my-registration.ts'

export const TAKE_BACK = 'take-back'
export const KEEP_DATA = 'keep-data'

/** What was asked of the office and is not answered yet. Each can be taken back. */
export function OpenRequests({ requests }: Pick<MyRegistration, 'requests'>) {
  const language = useLanguage()
  const words = PRIVATE_WORDS[language]
  return requests.map(({ id, kind, at, amountMinor, ...request }) => (
    <section className="notice my-request stack gap-2 narrow" key={id}>
      <p>
        {`${words.asked[kind](
          dayAndMonthIn(language, dayInIndia(Date.parse(at))),
          rupeesIn(language, amountMinor),
        )} ${words.willWrite}`}
      </p>
      {kind !== 'refund' && (
        <p className="field-help">{requestWords(language, { kind, ...request })}</p>
      )}
      <form className="no-print" method="post">
        <input type="hidden" name="request" value={id} />
        <button className="button button-quiet" type="submit" name="intent" value={TAKE_BACK}>
          {words.takeBack[kind]}
        </button>
      </form>
    </section>
  ))
}

/** That the office was asked to erase everything, and when. */
export function ErasingNotice({ address, at }: { address: string; at: string }) {
  const language = useLanguage()
  const words = PRIVATE_WORDS[language]
  return (
    <section className="notice my-request stack gap-2 narrow">
      <p>{words.erasing(dayAndMonthIn(language, dayInIndia(Date.parse(at))))}</p>
      <form className="no-print" method="post" action={`${address}/data`}>
        <button className="button button-quiet" type="submit" name="intent" value={KEEP_DATA}>
          {words.takeBack.erase}
        </button>
      </form>
    </section>
  )
}
