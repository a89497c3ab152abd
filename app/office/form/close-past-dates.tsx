import { PostButton } from './office-form.tsx'

/** One button for all dates that are over and still open. */
export function ClosePastDates(props: {
  count: number
  /** From the list of conferences, one is led back there. */
  from?: 'conferences'
}) {
  const { count, from } = props
  return (
    <PostButton action="/office/conferences/close-past" fields={{ from }}>
      Close {count} past {count === 1 ? 'date' : 'dates'}
    </PostButton>
  )
}
