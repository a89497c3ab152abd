import { FormKey } from '#app/office/form/form-key.tsx'
import type { RefusedForm } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ATTENTION_KINDS } from '#domain/attention.ts'
import { formatDay } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import type { AttentionRow } from '#workflows/attention/list-attention.ts'
import { LONGEST_SETTLING_NOTE } from '#workflows/attention/settle-attention.ts'
import { ATTENTION_LABELS } from '#workflows/mail/words/office.ts'
import { attentionName, attentionWords } from './attention-words.ts'

type Props = {
  items: readonly AttentionRow[]
  maySettle: boolean
  /** Makes the key of each form. */
  newKey: () => string
  /** The form of one item. */
  refused?: RefusedForm | undefined
}

export function AttentionList({ items, ...form }: Props) {
  if (items.length === 0) return <p>Nothing needs attention.</p>
  const byKind = Map.groupBy(items, ({ kind }) => kind)
  return ATTENTION_KINDS.filter((kind) => byKind.has(kind)).map((kind) => (
    <section key={kind} className="attention" aria-labelledby={`attention-${kind}`}>
      <h3 id={`attention-${kind}`}>
        <Icon name="alert" /> {ATTENTION_LABELS[kind]} ({byKind.get(kind)?.length})
      </h3>
      <ItemList items={byKind.get(kind) ?? []} {...form} />
    </section>
  ))
}

/** The newest few; the others behind a summary, so that one kind does not hide the rest of the page. */
function ItemList({ items, ...form }: Props) {
  const rest = items.slice(MOST_IN_SIGHT)
  const isRefused = rest.some(({ key }) => key === form.refused?.typed.about)
  return (
    <>
      <Items items={items.slice(0, MOST_IN_SIGHT)} {...form} />
      {rest.length > 0 && (
        <details className="attention-more" open={isRefused}>
          <summary>{rest.length} more</summary>
          <Items items={rest} {...form} />
        </details>
      )}
    </>
  )
}

const MOST_IN_SIGHT = 3

function Items({ items, ...form }: Props) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key}>
          <AttentionItem item={item} {...form} />
        </li>
      ))}
    </ul>
  )
}

function AttentionItem({ item, maySettle, newKey, refused }: ItemProps) {
  const { says, link } = attentionWords(item)
  const name = attentionName(item)
  return (
    <div className="attention-item">
      <p>
        <strong>{name ?? item.txnid}</strong>
        {name && item.txnid ? ` (${item.txnid})` : ''}, {formatDay(dayOf(item.at))}: {says}
      </p>
      <div className="attention-actions">
        {link && <a href={link.to}>{link.label}</a>}
        {maySettle && (
          <SettleForm
            about={item.key}
            formKey={newKey()}
            refused={refused?.typed.about === item.key ? refused : undefined}
          />
        )}
      </div>
    </div>
  )
}

type ItemProps = Omit<Props, 'items'> & { item: AttentionRow }

/** A moment, or a day already. */
function dayOf(at: string): string {
  return at.length === 'YYYY-MM-DD'.length ? at : dayInIndia(Date.parse(at))
}

type FormProps = { about: string; formKey: string; refused: RefusedForm | undefined }

function SettleForm({ about, formKey, refused }: FormProps) {
  return (
    <details open={refused !== undefined}>
      <summary>Mark as settled</summary>
      <form method="post" action="/office/attention" className="attention-form">
        <FormKey value={formKey} />
        <input type="hidden" name="about" value={about} />
        <TypedField
          label="Note"
          name="note"
          id={`note-${formKey}`}
          maxLength={LONGEST_SETTLING_NOTE}
          focus={refused !== undefined}
          typed={refused?.typed ?? {}}
          errors={refused?.errors ?? {}}
        />
        <button type="submit" className="button button-quiet">
          Mark as settled
        </button>
      </form>
    </details>
  )
}
