import { test } from '@playwright/test'

/**
 * An address that no other test types. Without a script's key, the same details typed twice are the
 * same unpaid gift or registration, so tests that share an address would meet in one payment.
 */
export function ownEmail(): string {
  return `visitor-${test.info().testId}@example.org`
}
