import * as v from 'valibot'

/**
 * Stops at a field's first fault: a missing value is not also reported as malformed, and a text that is
 * too long is not searched.
 */
export function firstFault<Schema extends v.GenericSchema>(schema: Schema) {
  return v.config(schema, { abortPipeEarly: true })
}
