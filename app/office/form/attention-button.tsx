import { type Actor, staffCan } from '#domain/staff.ts'
import type { AttentionRow } from '#workflows/attention/list-attention.ts'
import { type AttentionAction, attentionWords } from './attention-words.ts'
import { PostButton } from './office-form.tsx'

/** To the page where it is settled, or a form that does it at once. */
export function AttentionButton(props: { action: AttentionAction; isPrimary?: boolean }) {
  const { action, isPrimary = false } = props
  const { label, to, sends } = action
  if (!sends) {
    return (
      <a className={isPrimary ? 'button' : 'button button-quiet'} href={to}>
        {label}
      </a>
    )
  }
  return (
    <PostButton action={to} isMain={isPrimary}>
      {label}
    </PostButton>
  )
}

/** What settles it and this person may do, the likeliest first. */
export function actionsOf(item: AttentionRow, actor: Actor): AttentionAction[] {
  return attentionWords(item).actions.filter(({ needs }) => staffCan[needs](actor))
}
