import { useEffect } from 'react'
import { forgetDraft, forgetOldDrafts, readStoredDraft } from './draft-store.ts'

/** Deletes the draft after a successful payment or registration. */
export function ForgetDraft({ form }: { form: string }) {
  // Browser storage is outside React and missing on the server.
  useEffect(() => {
    forgetOldDrafts()
    const stored = readStoredDraft(form)
    // Values typed since then belong to another registration and stay.
    const sent =
      typeof stored === 'object' && stored !== null && 'sent' in stored && stored.sent === true
    if (sent) forgetDraft(form)
  }, [form])
  return null
}
