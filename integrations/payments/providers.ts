import type { Finding, NoticeReading, PaymentProviders } from './port.ts'

export function createProviders(
  parts: Pick<PaymentProviders, 'current' | 'byName' | 'earlier'>,
): PaymentProviders {
  const all = Object.entries(parts.byName)
  return {
    ...parts,
    of: ({ provider }) => {
      const found = parts.byName[provider]
      if (!found) throw new Error(`There is no payment provider "${provider}"`)
      return found
    },
    readReport: (body) =>
      believed(all.map(([provider, each]) => ({ provider, reading: each.readReport(body) }))),
    readNotice: async (notice) => {
      const reading = all.map(async ([provider, each]) => ({
        provider,
        reading: await each.readNotice(notice),
      }))
      return believed(await Promise.all(reading))
    },
    listPaid: async (day) => (await Promise.all(all.map(([, each]) => each.listPaid(day)))).flat(),
  }
}

/** What a provider has signed comes first, then what one could at least read a number from. */
function believed<Reading extends NoticeReading>(
  readings: readonly Finding<Reading>[],
): Finding<Reading> {
  const best =
    readings.find(({ reading }) => reading.ok) ??
    readings.find(({ reading }) => 'txnid' in reading) ??
    readings[0]
  if (!best) throw new Error('There is no payment provider')
  return best
}
