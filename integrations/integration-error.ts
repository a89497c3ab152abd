/** An outside service that did not do what it promises. Never shown to a visitor as it is. */
export class IntegrationError extends Error {
  readonly service: string
  readonly operation: string
  /** The service's own words, where it gave any: plain text, made short. */
  readonly said: string | undefined

  constructor(
    service: string,
    operation: string,
    problem: string,
    options?: ErrorOptions & { said?: string },
  ) {
    super(`${service} ${operation}: ${problem}`, options)
    this.name = 'IntegrationError'
    this.service = service
    this.operation = operation
    this.said = options?.said
  }
}

/** By name, not by class: the site is bundled, and the bundle has a class of its own. */
export function isIntegrationError(error: unknown): error is IntegrationError {
  return error instanceof Error && error.name === 'IntegrationError'
}
