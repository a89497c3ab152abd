import { LINK_MINUTES } from '#workflows/staff/link-life.ts'

/** The same for every address, so that nobody learns who is in the office. */
export function LinkSent({ isSample }: { isSample: boolean }) {
  return (
    <div className="office-narrow">
      <h1>Look in your mailbox</h1>
      <p>
        If this address belongs to the office, a link is on its way. It works once, for{' '}
        {LINK_MINUTES} minutes.
      </p>
      {isSample && (
        <p>
          This site is being tried out: its mail is in <a href="/sandbox/mailbox">the mailbox</a>.
        </p>
      )}
      <p>
        Nothing has come? Look among the unwanted mail, or{' '}
        <a href="/office/sign-in">ask for another link</a>. After many requests it comes within two
        minutes.
      </p>
    </div>
  )
}
