import { createHash } from 'node:crypto'
import { test } from '@playwright/test'

/**
 * An address that no other test types. Without a script's key, the same details typed twice are the
 * same unpaid gift or registration, so tests that share an address would meet in one payment.
 */
export function ownEmail(): string {
  // Hashed, because the forms take no address of more than 50 characters.
  const digest = createHash('sha256').update(test.info().testId).digest('hex')
  return `visitor-${digest.slice(0, 16)}@example.org`
}
