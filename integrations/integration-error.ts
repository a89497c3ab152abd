/** Its message is never shown to a visitor. */
export class IntegrationError extends Error {
  readonly service: string
  readonly operation: string
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

/** Checks the name, not the class: the bundled site has its own copy of the class. */
export function isIntegrationError(error: unknown): error is IntegrationError {
  return error instanceof Error && error.name === 'IntegrationError'
}
