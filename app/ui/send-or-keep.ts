import type { SubmissionResult } from '@conform-to/react'
import { data } from 'react-router'

/** Without a network a form stays as it is, with everything typed into it, and says why. */
export async function sendOrKeep<Answer>(send: () => Promise<Answer>) {
  try {
    return await send()
  } catch (error) {
    // A fetch that fails throws a TypeError, in every browser. Whether it has reached the server, and
    // only the answer was lost, nobody knows; sent again with the same key it is the same one.
    if (!(error instanceof TypeError)) throw error
    // A failure, so that the page is not asked for anew: that would fail too.
    return data(KEPT, { status: 503 })
  }
}

const NO_NETWORK =
  'There is no connection to the internet just now. Nothing was taken, and what you typed is still here: please send it again when you are back online. It is not counted twice.'

/** As forms are told everything else; what the server would count is not known. */
const KEPT: { result: SubmissionResult<string[]>; counted?: undefined; dropped?: undefined } = {
  result: { status: 'error', error: { '': [NO_NETWORK] } },
}
