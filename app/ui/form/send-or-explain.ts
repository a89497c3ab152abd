import type { SubmissionResult } from '@conform-to/react'
import { data } from 'react-router'

/** Sends a form. Without a network the form stays as it is, with everything typed, and says why. */
export async function sendOrExplain<Answer>(send: () => Promise<Answer>) {
  try {
    return await send()
  } catch (error) {
    // A failed fetch throws a TypeError in every browser. Perhaps only the response was lost, but
    // sending it again with the same key does not store it twice.
    if (!(error instanceof TypeError)) throw error
    // An error status, so that the page's data is not loaded again: that would fail too.
    return data(KEPT, { status: 503 })
  }
}

const NO_NETWORK =
  'There is no connection to the internet just now. Nothing was taken, and what you typed is still here: please send it again when you are back online. It is not counted twice.'

/** The same shape as the server's answer to a form, without its counts. */
const KEPT: {
  result: SubmissionResult<string[]>
  counted?: undefined
  dropped?: undefined
  again?: undefined
  wish?: undefined
} = {
  result: { status: 'error', error: { '': [NO_NETWORK] } },
}
