import { MAX_REGISTRATIONS } from '#workflows/messages/read-recipients.ts'

type Props = { why: keyof typeof WHY; back: string }

/** Why nobody can be written to by this list. */
export function WhomFirst({ why, back }: Props) {
  return (
    <>
      <h1>Write to these people</h1>
      <p className="notice notice-warning" role="alert">
        {WHY[why]}
      </p>
      <p>
        <a href={back}>Back to the list</a>
      </p>
    </>
  )
}

const WHY = {
  'no-filter': 'Please filter the list first, for example by conference.',
  nobody: 'Nobody on this list can be written to: no address is known, or their mail came back.',
  'too-many': `More than ${new Intl.NumberFormat('en-IN').format(MAX_REGISTRATIONS)} registrations match. Please choose a conference or a standing first.`,
} as const
