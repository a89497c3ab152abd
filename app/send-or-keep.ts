import type { SubmissionResult } from '@conform-to/react'
import { data } from 'react-router'

/** Without a network a form stays as it is, with everything typed into it, and says why. */
export async function sendOrKeep<Answer>(send: () => Promise<Answer>) {
  try {
    return await send()
  } catch (error) {
    // A fetch that never reached the server throws a TypeError, in every browser.
    if (!(error instanceof TypeError)) throw error
    // A failure, so that the page is not asked for anew: that would fail too.
    return data(KEPT, { status: 503 })
  }
}

const NOT_SENT =
  'There is no connection to the internet just now, so nothing was sent and nothing was taken. What you typed is still here: please try again when you are back online.'

/** As forms are told everything else; what the server would count is not known. */
const KEPT: { result: SubmissionResult<string[]>; counted?: undefined } = {
  result: { status: 'error', error: { '': [NOT_SENT] } },
}
