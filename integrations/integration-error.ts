/** An outside service that did not do what it promises. Never shown to a visitor as it is. */
export class IntegrationError extends Error {
  readonly service: string
  readonly operation: string

  constructor(service: string, operation: string, problem: string, options?: ErrorOptions) {
    super(`${service} ${operation}: ${problem}`, options)
    this.name = 'IntegrationError'
    this.service = service
    this.operation = operation
  }
}

/** By name, not by class: the site is bundled, and the bundle has a class of its own. */
export function isIntegrationError(error: unknown): error is IntegrationError {
  return error instanceof Error && error.name === 'IntegrationError'
}
