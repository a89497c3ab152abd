import { type Command, dayStart, readArgs } from '#cli/command.ts'
import { formatRupees } from '#domain/money.ts'
import { formatIndiaTime } from '#domain/registration/arrival.ts'
import { type Amounts, compareDay, type DayComparison } from '#workflows/closing/compare-day.ts'

export const dailyCommand: Command = {
  name: 'daily',
  usage: '[DAY]',
  summary: 'One line for one day: received = recorded, and what does not match by its number.',
  details: `
Compares what the payment provider received on that day in India with our records; today when no
day is named; what went back on that day is named beside it. What the provider knows and we do not yet is asked about first.
Ends with 1 when something does not match.`,
  async run(office, args) {
    const { positionals } = readArgs(args, {}, { words: 1 })
    const day = positionals[0] ?? formatIndiaTime(office.services.now().getTime()).slice(0, 10)
    const compared = await compareDay(office.services, {
      day,
      from: dayStart(day),
      to: dayStart(day, 1),
    })
    office.say(`${day}: ${inWords(compared)}`)
    return compared.ok && compared.unmatched.length === 0 ? 0 : 1
  },
}

function inWords(compared: DayComparison): string {
  if (!compared.ok) return `the payment provider could not be asked (${compared.reason}).`
  const { received, recorded, returned, unmatched } = compared
  const agrees = received.sumMinor === recorded.sumMinor && unmatched.length === 0
  const back = returned.count > 0 ? `; given back ${amounts(returned)}` : ''
  const rest = unmatched.map(({ txnid, state }) => `${txnid} (${state})`).join(', ')
  return `received ${amounts(received)} ${agrees ? '=' : '≠'} recorded ${amounts(recorded)}${back}; unmatched: ${rest || 'none'}`
}

function amounts({ sumMinor, count }: Amounts): string {
  return `${formatRupees(sumMinor)} (${count})`
}
