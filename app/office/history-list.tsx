import { Moment } from '#app/office/cells.tsx'
import { ENGLISH_LANGUAGE_NAMES, isLanguage } from '#domain/language.ts'
import { formatRupees, signedRupees } from '#domain/money.ts'
import { actionWords } from '#domain/office-action.ts'
import { changeWords } from '#words/change-words.ts'
import { closedDayWords } from '#words/office/due.ts'
import { howPaid } from '#words/payments.ts'
import type { OfficeEvent } from '#workflows/records/registration/read-registration-record.ts'
import { OfficeCard } from './office-card.tsx'

export type HistoryLine = { at: string; who: string; words: string; parts: string[] }

export function HistoryList({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <ol className="stack lines office-history">
      {lines.map(({ at, who, words, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen at one moment
        <li key={index}>
          <p className="soft">
            <Moment at={at} /> · {who}
          </p>
          <p className="strong">{words}</p>
          {parts.map((part) => (
            <p key={part}>{part}</p>
          ))}
        </li>
      ))}
    </ol>
  )
}

export function History(props: {
  events: readonly OfficeEvent[]
  title?: string
  className?: string
}) {
  const { events, title = 'History', className } = props
  if (events.length === 0) return null
  return (
    <OfficeCard id="history" title={title} className={className}>
      <HistoryList lines={events.map(officeLine)} />
    </OfficeCard>
  )
}

/** Tells the second of two people what the first one did, before anything of theirs is done. */
export function ChangesNotice(props: { about: string; changes?: readonly HistoryLine[] }) {
  const { about, changes = [] } = props
  if (changes.length === 0) return null
  return (
    <section className="notice notice-warning" role="alert">
      <h2>Somebody has changed this {about} in the meantime</h2>
      <p>What you entered has not been done yet. Please look at the changes and decide.</p>
      <HistoryList lines={changes} />
    </section>
  )
}

export function officeLine({ at, author, action, details }: OfficeEvent): HistoryLine {
  return { at, who: author, words: actionWords(action), parts: partsOf(details) }
}

export function changesSince(history: readonly OfficeEvent[], version: number): HistoryLine[] {
  return history.filter(({ details }) => (details.version ?? 0) > version).map(officeLine)
}

function partsOf(details: OfficeEvent['details']): string[] {
  const { amountMinor, method, receipt, reason, note, from, to, changes = [] } = details
  const { beforeMinor, afterMinor, countedMinor, recordedMinor } = details
  return [
    amountMinor === undefined
      ? ''
      : `${formatRupees(amountMinor)}${method ? ` ${howPaid('en', method)}` : ''}`,
    receipt ? `Receipt ${receipt}` : '',
    details.reference ? `Reference ${details.reference}` : '',
    details.txnid ?? '',
    from && to ? `From ${nameOf(from)} to ${nameOf(to)}` : '',
    beforeMinor === undefined || afterMinor === undefined
      ? ''
      : `Price: ${formatRupees(beforeMinor)} before, ${formatRupees(afterMinor)} now`,
    details.keptMinor ? `${formatRupees(details.keptMinor)} was received and is kept` : '',
    details.cashMinor ? `${formatRupees(details.cashMinor)} in cash` : '',
    details.mail ? `${details.mail} to ${details.recipient}` : '',
    countedMinor === undefined || recordedMinor === undefined
      ? ''
      : `Counted ${signedRupees(countedMinor)}, recorded ${signedRupees(recordedMinor)}`,
    details.addresses ? `Addresses: ${details.addresses}` : '',
    details.mailSubject ? `Subject: ${details.mailSubject}` : '',
    closedDayWords(details),
    details.room ? `Room: ${details.room}` : '',
    details.rooms ? `Rooms: ${details.rooms}` : '',
    details.guests === undefined ? '' : `People: ${details.guests}`,
    details.successor ? `New receipt ${details.successor}` : '',
    details.after ? `Role: ${details.after.join(', ')}` : '',
    details.overCapacity ? 'Allowed beyond the capacity' : '',
    reason ? `Reason: ${reason}` : '',
    note ?? '',
    details.owedMinor && !note ? `${formatRupees(details.owedMinor)} is to be given back.` : '',
    ...changes.map((change) => changeWords('en', change)),
    details.told === false ? 'The family was not told.' : '',
  ].filter(Boolean)
}

/** A language is stored by its code; everything else in words. */
function nameOf(text: string): string {
  return isLanguage(text) ? ENGLISH_LANGUAGE_NAMES[text] : text
}
