import type { Page } from '@playwright/test'

/** A refused form is no fault: without the script yet, the browser sent it and reports the answer. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (line) => {
    const isRefusedForm = /^Failed to load resource.*status of 422/.test(line.text())
    if (line.type() !== 'error' || isRefusedForm) return
    errors.push(`${line.text()} ${line.location().url}`)
  })
  return errors
}
