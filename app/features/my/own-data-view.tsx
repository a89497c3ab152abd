import { FactsList } from '#app/ui/facts-list.tsx'
import { useWords } from '#app/ui/language.tsx'
import { ERASING_WORDS, MY_WORDS } from '#words/private.ts'
import { KEEP_DATA } from './open-requests.tsx'
import type { DataPart } from './own-data-parts.server.ts'

export const ASK_TO_ERASE = 'ask-to-erase'

type Props = {
  parts: readonly DataPart[]
  /** The address of the file. */
  file: string
  formKey: string
  /** Whether the request to erase it is with the office. */
  isAsked: boolean
  /** Whether the conference is still ahead. */
  isAhead: boolean
}

/** What we hold about the people of a private page, to read, to take along, and to have erased. */
export function OwnDataView({ parts, file, formKey, isAsked, isAhead }: Props) {
  const words = useWords(ERASING_WORDS)
  return (
    <div className="my-data stack gap-4">
      <p>
        {words.everything(parts.length)}{' '}
        <a href={file} download>
          {words.download}
        </a>
      </p>
      {parts.map(({ heading, facts }) => (
        <section className="card account narrow" key={heading}>
          <h2 className="title-s">{heading}</h2>
          <FactsList facts={facts} />
        </section>
      ))}
      <Erasing formKey={formKey} isAsked={isAsked} isAhead={isAhead} />
    </div>
  )
}

function Erasing({ formKey, isAsked, isAhead }: Pick<Props, 'formKey' | 'isAsked' | 'isAhead'>) {
  const words = useWords(ERASING_WORDS)
  const { takeBack } = useWords(MY_WORDS)
  return (
    <section className="card account narrow no-print">
      <h2 className="title-s">{words.heading}</h2>
      <p>{words.what}</p>
      {isAhead && <p className="notice">{words.ahead}</p>}
      {isAsked && (
        <p className="notice" role="status">
          {words.asked}
        </p>
      )}
      <form method="post">
        <input type="hidden" name="key" value={formKey} />
        <button
          className="button button-quiet"
          type="submit"
          name="intent"
          value={isAsked ? KEEP_DATA : ASK_TO_ERASE}
        >
          {isAsked ? takeBack.erase : words.ask}
        </button>
      </form>
    </section>
  )
}
