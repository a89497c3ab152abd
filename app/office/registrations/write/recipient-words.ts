import type { Standing } from '#domain/standing.ts'
import type { Recipients } from '#workflows/messages/write-to-people.ts'

/** "12 mails" */
export function mailCount(count: number): string {
  return count === 1 ? '1 mail' : `${COUNT.format(count)} mails`
}

/** Who is written to, who can't be, and who may not be meant. */
export function recipientSentences(recipients: Recipients): string[] {
  const { addresses, registrations, withoutAddress, undeliverable, standings } = recipients
  const to = counted(addresses.length, 'address', 'addresses')
  const of = counted(registrations, 'registration', 'registrations')
  const gone = GONE.flatMap((standing) => {
    const count = standings.get(standing) ?? 0
    return count > 0 ? `${COUNT.format(count)} ${standing.toLowerCase()}` : []
  })
  return [
    `To ${to} of ${of}, one mail for each address.`,
    withoutAddress === 0
      ? ''
      : `Without an address: ${counted(withoutAddress, 'person', 'people')}.`,
    undeliverable === 0
      ? ''
      : `Left out, because their last mail came back: ${counted(undeliverable, 'address', 'addresses')}.`,
    gone.length === 0 ? '' : `Also to people who may not be coming: ${LIST.format(gone)}.`,
  ].filter(Boolean)
}

/** They don't come. */
const GONE: readonly Standing[] = ['Waiting', 'Refunded', 'Cancelled', 'Expired']

const COUNT = new Intl.NumberFormat('en-IN')
const LIST = new Intl.ListFormat('en-GB')

function counted(count: number, one: string, more: string): string {
  return `${COUNT.format(count)} ${count === 1 ? one : more}`
}
