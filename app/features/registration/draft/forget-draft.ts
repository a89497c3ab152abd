import { useEffect } from 'react'
import { forgetDraft, forgetOldDrafts, readStoredDraft } from './draft-store.ts'

/** Deletes the draft after a successful payment or registration. */
export function ForgetDraft({ form }: { form: string }) {
  // Browser storage is outside React and missing on the server.
  useEffect(() => {
    forgetOldDrafts()
    const kept = readStoredDraft(form)
    // Values typed since then belong to another registration and are kept.
    const sent = typeof kept === 'object' && kept !== null && 'sent' in kept && kept.sent === true
    if (sent) forgetDraft(form)
  }, [form])
  return null
}
