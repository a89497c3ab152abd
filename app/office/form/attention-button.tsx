import { type Actor, staffCan } from '#domain/staff.ts'
import type { AttentionRow } from '#workflows/attention/list-attention.ts'
import { type AttentionAction, attentionWords } from './attention-words.ts'
import { FormKey } from './form-key.tsx'

type Props = { action: AttentionAction; formKey: string; isPrimary?: boolean }

/** To the page where it is settled, or a form that does it at once. */
export function AttentionButton({ action, formKey, isPrimary = false }: Props) {
  const { label, to, sends } = action
  const className = isPrimary ? 'button' : 'button button-quiet'
  if (!sends) {
    return (
      <a className={className} href={to}>
        {label}
      </a>
    )
  }
  return (
    <form method="post" action={to}>
      <FormKey value={formKey} />
      <button type="submit" className={className}>
        {label}
      </button>
    </form>
  )
}

/** What settles it and this person may do, the likeliest first. */
export function actionsOf(item: AttentionRow, actor: Actor): AttentionAction[] {
  return attentionWords(item).actions.filter(({ needs }) => staffCan[needs](actor))
}
