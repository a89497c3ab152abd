import type { SubmissionResult } from '@conform-to/react'
import { data } from 'react-router'
import { splitLanguage } from '#app/local-path.ts'
import { FORM_WORDS } from '#words/forms.ts'

type FormAction<Answer> = { request: Request; serverAction: () => Promise<Answer> }

/** Sends a form. Without a network the form stays as it is, with everything typed, and says why. */
export async function sendOrExplain<Answer>({ request, serverAction }: FormAction<Answer>) {
  try {
    return await serverAction()
  } catch (error) {
    // A failed fetch throws a TypeError in every browser. Perhaps only the response was lost, but
    // sending it again with the same key does not store it twice.
    if (!(error instanceof TypeError)) throw error
    // An error status, so that the page's data is not loaded again: that would fail too.
    const { language } = splitLanguage(new URL(request.url).pathname)
    return data(explained(FORM_WORDS[language].noNetwork), { status: 503 })
  }
}

type Explanation = {
  result: SubmissionResult<string[]>
  counted?: undefined
  dropped?: undefined
  again?: undefined
  wish?: undefined
}

/** The same shape as the server's answer to a form, without its counts. */
function explained(words: string): Explanation {
  return { result: { status: 'error', error: { '': [words] } } }
}
