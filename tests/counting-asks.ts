import type { TestServices } from './fixtures/services.ts'
import { providerOf, withProvider } from './fixtures/with-provider.ts'

/** The same services, recording the transactions of each question to the payment provider. */
export function countingAsks<Wrapped extends TestServices>(
  services: Wrapped,
): { services: Wrapped; asks: (readonly string[])[] } {
  const asks: (readonly string[])[] = []
  const ask = (txnids: readonly string[]) => {
    asks.push(txnids)
    return providerOf(services).ask(txnids)
  }
  return { services: withProvider(services, { ask }), asks }
}
