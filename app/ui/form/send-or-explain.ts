import { data } from 'react-router'
import { splitLanguage } from '#app/local-path.ts'
import { FORM_WORDS } from '#words/forms.ts'
import type { Errors } from './typed.ts'

/** Sends a form. Without a network the form stays as it is, with everything typed, and says why. */
export async function sendOrExplain<Answer>(sending: {
  request: Request
  serverAction: () => Promise<Answer>
}) {
  try {
    return await sending.serverAction()
  } catch (error) {
    // A failed fetch throws a TypeError in every browser. Sent again, the same key is stored once.
    if (!(error instanceof TypeError)) throw error
    // An error status, so that the page's data is not loaded again: that would fail too.
    const { language } = splitLanguage(new URL(sending.request.url).pathname)
    const errors: Errors = { '': FORM_WORDS[language].noNetwork }
    return data({ errors, refused: true }, { status: 503 })
  }
}
