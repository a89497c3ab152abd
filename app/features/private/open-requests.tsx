import { useLanguage, useWords } from '#app/ui/language.tsx'
import { dayInIndia } from '#domain/days.ts'
import { dayAndMonthIn, rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import type { MyWords } from '#words/private/en.ts'
import { MY_WORDS } from '#words/private.ts'

export const TAKE_BACK = 'take-back'
export const KEEP_DATA = 'keep-data'

export type ShownRequest = {
  id: string
  kind: keyof MyWords['asked']
  at: string
  wish: string
  /** Of the wish, where it can't be said in the language of the page. */
  lang?: 'en'
  amountMinor: Paise
}

/** What was asked of the office and is not answered yet. Each can be taken back. */
export function OpenRequests({ requests }: { requests: readonly ShownRequest[] }) {
  const words = useWords(MY_WORDS)
  const language = useLanguage()
  return requests.map(({ id, kind, at, wish, lang, amountMinor }) => (
    <section className="notice my-request stack gap-2 narrow" key={id}>
      <p>
        {`${words.asked[kind](
          dayAndMonthIn(language, dayInIndia(Date.parse(at))),
          rupeesIn(language, amountMinor),
        )} ${words.willWrite}`}
      </p>
      {kind !== 'refund' && (
        <p className="field-help" lang={lang}>
          {wish}
        </p>
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
  const words = useWords(MY_WORDS)
  const language = useLanguage()
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
