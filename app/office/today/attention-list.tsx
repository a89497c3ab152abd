import { AttentionButton } from '#app/office/form/attention-button.tsx'
import { PostForm, Submit } from '#app/office/form/office-form.tsx'
import { EmptyState } from '#app/office/glass.tsx'
import { type RefusedForm, typingOf } from '#app/ui/form/typed.ts'
import { fieldId, TypedField } from '#app/ui/form/typed-field.tsx'
import { shortDays } from '#domain/conferences/short-name.ts'
import { shortDay } from '#domain/dates.ts'
import { type Day, dayInIndia } from '#domain/days.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import {
  type AttentionItem,
  type AttentionKind,
  TONES,
} from '#workflows/attention/attention-kind.ts'
import { ATTENTION_KINDS } from '#workflows/attention/attention-kinds.ts'
import { LONGEST_SETTLING_NOTE } from '#workflows/attention/list-attention.ts'

type Props = {
  items: readonly AttentionItem[]
  actor: Actor
  today: Day
  open?: string | undefined
  refused?: RefusedForm | undefined
}

const MAX_KINDS = 8

export function AttentionList({ items, ...shared }: Props) {
  if (items.length === 0) {
    return (
      <EmptyState>
        <p>Nothing needs attention.</p>
      </EmptyState>
    )
  }
  const byKind = Map.groupBy(items, ({ kind }) => kind)
  const kinds = IN_ORDER.filter((kind) => byKind.has(kind))
  // Whoever asked for something is always in view.
  const asked = kinds.filter(({ isRequest }) => isRequest)
  const others = kinds.filter(({ isRequest }) => !isRequest)
  const urgent = others.slice(0, Math.max(0, MAX_KINDS - asked.length))
  const first = kinds.filter((kind) => asked.includes(kind) || urgent.includes(kind))
  const more = others.slice(urgent.length)
  const refused = items.find(({ key }) => key === shared.refused?.typed.about)?.kind
  const list = (some: readonly AttentionKind[]) => (
    <ul className="attention">
      {some.map((kind) => (
        <Kind key={kind.code} kind={kind} items={byKind.get(kind) ?? []} {...shared} />
      ))}
    </ul>
  )
  return (
    <>
      {list(first)}
      {more.length > 0 && (
        <details
          className="attention-more link-summary"
          open={more.some((kind) => kind.code === shared.open || kind === refused)}
        >
          <summary>{more.length} more</summary>
          {list(more)}
        </details>
      )}
    </>
  )
}

function Kind({ kind, items, ...shared }: Props & { kind: AttentionKind }) {
  const { code, tone, label } = kind
  const settlesAll = kind.settleAll?.(items.length)
  const first = items.length === 1 ? items[0]?.actions[0] : undefined
  const show = { label: 'Show', to: `/office?show=${code}#${code}` }
  const isRefused = items.some(({ key }) => key === shared.refused?.typed.about)
  return (
    <li className="row attention-kind" id={code}>
      <details open={isRefused || shared.open === code}>
        <summary>
          <span className={`attention-dot attention-${tone}`} />
          <strong>{items.length}</strong> <span>{label}</span>{' '}
          <span className="soft">{hintOf(kind, items, shared.today)}</span>
        </summary>
        <ul className="lines">
          {items.map((item) => (
            <Item key={item.key} item={item} {...shared} />
          ))}
        </ul>
      </details>
      {(!settlesAll || staffCan[settlesAll.needs](shared.actor)) && (
        <AttentionButton action={settlesAll ?? first ?? show} />
      )}
    </li>
  )
}

const IN_ORDER = TONES.flatMap((tone) => ATTENTION_KINDS.filter((kind) => kind.tone === tone))

function hintOf(kind: AttentionKind, items: readonly AttentionItem[], today: Day): string {
  if (kind.allCalled) return ''
  if (kind.namesEach || items.length === 1) return items.map(({ name }) => name).join(', ')
  const oldest = items.map(({ at }) => dayOf(at)).toSorted()[0] ?? ''
  return `since ${shortDays({ first: oldest, last: oldest }, today)}`
}

function Item({ item, actor, refused }: Omit<Props, 'items'> & { item: AttentionItem }) {
  const { key, name, address, at, says, actions, kind } = item
  const own = refused?.typed.about === key ? refused : undefined
  return (
    <li className="stack gap-2">
      <p>
        <strong>{address ? <a href={address}>{name}</a> : name}</strong>, {shortDay(dayOf(at))}:{' '}
        {says}
      </p>
      <div className="row gap-2 top">
        {actions.map((action) => (
          <AttentionButton key={action.label} action={action} />
        ))}
        {staffCan.settleAttention(actor) && !kind.needsDecision && (
          <details className="link-summary" open={own !== undefined}>
            <summary>Mark as settled</summary>
            <PostForm
              action="/office/attention"
              className="stack gap-2 left"
              fields={{ about: key }}
            >
              <TypedField
                label="Note"
                name="note"
                id={fieldId(key)}
                maxLength={LONGEST_SETTLING_NOTE}
                focus={own !== undefined}
                {...typingOf(own)}
              />
              <Submit isQuiet>Mark as settled</Submit>
            </PostForm>
          </details>
        )}
      </div>
    </li>
  )
}

function dayOf(at: string): string {
  return at.length === 'YYYY-MM-DD'.length ? at : dayInIndia(Date.parse(at))
}
