import { Form, useNavigation } from 'react-router'
import { FactsList } from '#app/ui/facts-list.tsx'
import type { DataPart } from '#app/words/en/own-data.ts'

export const ASK_TO_ERASE = 'ask-to-erase'
export const KEEP_DATA = 'keep-data'

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
  return (
    <div className="my-data">
      <p>
        This is everything that we hold about{' '}
        {parts.length === 1 ? 'this' : 'these people and this record'}.{' '}
        <a href={file} download>
          Download it (JSON)
        </a>
      </p>
      {parts.map(({ heading, facts }) => (
        <section className="card account" key={heading}>
          <h2>{heading}</h2>
          <FactsList facts={facts} />
        </section>
      ))}
      <Erasing formKey={formKey} isAsked={isAsked} isAhead={isAhead} />
    </div>
  )
}

function Erasing({ formKey, isAsked, isAhead }: Pick<Props, 'formKey' | 'isAsked' | 'isAhead'>) {
  const sending = useNavigation().state !== 'idle'
  return (
    <section className="card account no-print">
      <h2>Erase it</h2>
      <p>
        Our office will erase names, addresses and numbers, here and in the mails we have kept. What
        the law requires about money stays, without names where it may. This page will then be gone.
      </p>
      {isAhead && (
        <p className="notice">
          Your conference is still ahead: our office will cancel your registration first.
        </p>
      )}
      {isAsked && (
        <p className="notice" role="status">
          You have asked us to erase it. Our office will do it.
        </p>
      )}
      <Form method="post">
        <input type="hidden" name="key" value={formKey} />
        <button
          className="button button-quiet"
          type="submit"
          name="intent"
          value={isAsked ? KEEP_DATA : ASK_TO_ERASE}
          aria-disabled={sending}
        >
          {isAsked ? 'Take back the request to erase it' : 'Ask us to erase it'}
        </button>
      </Form>
    </section>
  )
}
