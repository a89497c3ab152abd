import type { Page } from '@playwright/test'

/**
 * What the browser finds wrong, such as a page that differs from the server's. A refused form is no
 * fault: where the script was not there yet, the browser sent it and reports the answer.
 */
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
