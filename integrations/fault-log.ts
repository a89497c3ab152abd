/** Where integrations log faults of outside services. */
export type FaultLog = {
  warn(event: string, fields?: Record<string, string | number>): void
  error(event: string, error: unknown, fields?: Record<string, string | number>): void
}
