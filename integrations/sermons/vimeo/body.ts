import * as v from 'valibot'
import type { Answer } from '../../ask-json.ts'
import { IntegrationError } from '../../integration-error.ts'
import { plainText } from '../../plain-text.ts'

/** Vimeo answers in the version that it is asked for. */
export const ACCEPT = { Accept: 'application/vnd.vimeo.*+json;version=3.4' } as const

/** The body of a good answer; of any other, Vimeo's own words in an error. */
export function bodyOf(operation: string, { status, body }: Answer): unknown {
  if (status === 200 && body !== undefined) return body
  const error = v.safeParse(errorSchema, body)
  const said = error.success && (error.output.error_description ?? error.output.error)
  const problem = status === 200 ? 'answered no JSON' : `answered ${status}`
  throw new IntegrationError(
    'vimeo',
    operation,
    problem,
    said ? { said: plainText(said, 200) } : {},
  )
}

const errorSchema = v.object({ error: v.string(), error_description: v.optional(v.string()) })
