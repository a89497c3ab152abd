import { randomUUID } from 'node:crypto'
import { AttentionButton, actionsOf } from '#app/office/form/attention-button.tsx'
import { attentionName, attentionWords, recordAddress } from '#app/office/form/attention-words.ts'
import { ClosePastDates } from '#app/office/form/close-past-dates.tsx'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { EmptyState } from '#app/office/glass.tsx'
import { type RefusedForm, typingOf } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { ATTENTION_KINDS, type AttentionKind } from '#domain/attention.ts'
import { shortDays } from '#domain/conferences/short-name.ts'
import { shortDay } from '#domain/dates.ts'
import { type Day, dayInIndia } from '#domain/days.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { AttentionRow } from '#workflows/attention/list-attention.ts'
import { LONGEST_SETTLING_NOTE } from '#workflows/attention/settle-attention.ts'
import { ATTENTION_LABELS } from '#workflows/mail/words/office.ts'

type Props = {
  items: readonly AttentionRow[]
  actor: Actor
  today: Day
  /** The kind whose items are shown. */
  open?: string | undefined
  /** The form of one item. */
  refused?: RefusedForm | undefined
}

/** What nobody has to do today: an office in which nothing has happened yet does not begin with it. */
export function isUntidy({ kind }: AttentionRow): boolean {
  return TONES[kind] === 'tidy'
}

/** So many kinds fit on the screen beside everything else. */
const MAX_KINDS = 7

/**
 * One line a kind, with what settles it, the most urgent first. The items of a kind, and kinds beyond the
 * first ones, are shown on demand.
 */
export function AttentionList({ items, ...shared }: Props) {
  if (items.length === 0) return <NothingToDo />
  const byKind = Map.groupBy(items, ({ kind }) => kind)
  const kinds = IN_ORDER.filter((kind) => byKind.has(kind))
  const [first, more] = [kinds.slice(0, MAX_KINDS), kinds.slice(MAX_KINDS)]
  const refused = items.find(({ key }) => key === shared.refused?.typed.about)?.kind
  const list = (some: readonly AttentionKind[]) => (
    <ul className="attention">
      {some.map((kind) => (
        <Kind key={kind} kind={kind} items={byKind.get(kind) ?? []} {...shared} />
      ))}
    </ul>
  )
  return (
    <>
      {list(first)}
      {more.length > 0 && (
        <details
          className="attention-more link-summary"
          open={more.some((kind) => kind === shared.open || kind === refused)}
        >
          <summary>{more.length} more</summary>
          {list(more)}
        </details>
      )}
    </>
  )
}

function NothingToDo() {
  return (
    <EmptyState>
      <p>Nothing needs attention.</p>
    </EmptyState>
  )
}

type KindProps = Props & { kind: AttentionKind }

function Kind({ kind, items, ...shared }: KindProps) {
  const isRefused = items.some(({ key }) => key === shared.refused?.typed.about)
  return (
    <li className="row attention-kind" id={kind}>
      <details open={isRefused || shared.open === kind}>
        <summary>
          <span className={`attention-dot attention-${TONES[kind]}`} />
          <strong>{items.length}</strong> <span>{ATTENTION_LABELS[kind]}</span>{' '}
          <span className="soft">{hintOf(items, shared.today)}</span>
        </summary>
        <ul className="lines">
          {items.map((item) => (
            <Item key={item.key} item={item} {...shared} />
          ))}
        </ul>
      </details>
      <KindButton kind={kind} items={items} {...shared} />
    </li>
  )
}

/** Money or people at risk, what can wait for a day, and what is only untidy. */
const TONES: Record<AttentionKind, 'risk' | 'soon' | 'tidy'> = {
  mismatch: 'risk',
  'paid-twice': 'risk',
  overpaid: 'risk',
  'paid-late': 'risk',
  'paid-after-cancelling': 'risk',
  stuck: 'soon',
  'unknown-payment': 'risk',
  settlement: 'risk',
  'refund-failed': 'risk',
  undeliverable: 'soon',
  'cancel-asked': 'soon',
  'correction-asked': 'soon',
  'erase-asked': 'soon',
  'refund-owed': 'risk',
  'same-family': 'soon',
  'event-over': 'tidy',
  'event-vanished': 'risk',
  content: 'tidy',
  'content-refused': 'soon',
}

const BY_TONE = Object.groupBy(ATTENTION_KINDS, (kind) => TONES[kind])

const IN_ORDER = [...(BY_TONE.risk ?? []), ...(BY_TONE.soon ?? []), ...(BY_TONE.tidy ?? [])]

/** Who it is about, or since when. */
function hintOf(items: readonly AttentionRow[], today: Day): string {
  const [first] = items
  if (!first) return ''
  // What it is called says it already.
  if (first.kind === 'settlement') return ''
  if (items.length === 1) return attentionName(first) ?? first.txnid ?? ''
  const oldest = items.map(({ at }) => dayOf(at)).toSorted()[0] ?? ''
  return `since ${shortDays({ first: oldest, last: oldest }, today)}`
}

/** Of one item its own first button. Of several a button that shows them, or one form for all. */
function KindButton({ kind, items, actor }: KindProps) {
  const [only, ...others] = items
  if (kind === 'event-over') {
    return staffCan.editContent(actor) && <ClosePastDates count={items.length} />
  }
  const [first] = only && others.length === 0 ? actionsOf(only, actor) : []
  if (first) return <AttentionButton action={first} />
  return (
    <a className="button button-quiet" href={`/office?show=${kind}#${kind}`}>
      Show
    </a>
  )
}

function Item({ item, actor, refused }: Omit<Props, 'items'> & { item: AttentionRow }) {
  const address = recordAddress(item)
  const name = attentionName(item) ?? item.txnid
  return (
    <li className="stack gap-2">
      <p>
        <strong>{address ? <a href={address}>{name}</a> : name}</strong>, {shortDay(dayOf(item.at))}
        : {attentionWords(item).says}
      </p>
      <div className="row gap-2 top">
        {actionsOf(item, actor).map((action) => (
          <AttentionButton key={action.label} action={action} />
        ))}
        {staffCan.settleAttention(actor) && (
          <SettleForm
            about={item.key}
            refused={refused?.typed.about === item.key ? refused : undefined}
          />
        )}
      </div>
    </li>
  )
}

/** A moment, or a day already. */
function dayOf(at: string): string {
  return at.length === 'YYYY-MM-DD'.length ? at : dayInIndia(Date.parse(at))
}

function SettleForm({ about, refused }: { about: string; refused: RefusedForm | undefined }) {
  const formKey = randomUUID()
  return (
    <details className="link-summary" open={refused !== undefined}>
      <summary>Mark as settled</summary>
      <form method="post" action="/office/attention" className="stack gap-2 left">
        <FormKey value={formKey} fields={{ about }} />
        <TypedField
          label="Note"
          name="note"
          id={`note-${formKey}`}
          maxLength={LONGEST_SETTLING_NOTE}
          focus={refused !== undefined}
          {...typingOf(refused)}
        />
        <Submit isQuiet>Mark as settled</Submit>
      </form>
    </details>
  )
}
