import type { Page } from '@playwright/test'

/** A refused form is no fault: without the script yet, the browser sent it and reports the answer. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (line) => {
    if (line.type() === 'error' && !isRefusedForm(line.text()))
      errors.push(`${line.text()} ${line.location().url}`)
  })
  return errors
}

function isRefusedForm(line: string): boolean {
  return line.startsWith('Failed to load resource') && line.includes('status of 422')
}
