import { ButtonLink } from '#app/office/link-list.tsx'
import type { AttentionAction } from '#workflows/attention/attention-kind.ts'
import { PostButton } from './office-form.tsx'

export function AttentionButton(props: {
  action: Omit<AttentionAction, 'needs'>
  isPrimary?: boolean
}) {
  const { action, isPrimary = false } = props
  const { label, to, sends } = action
  return sends ? (
    <PostButton action={to} isMain={isPrimary}>
      {label}
    </PostButton>
  ) : (
    <ButtonLink to={to} isQuiet={!isPrimary}>
      {label}
    </ButtonLink>
  )
}
