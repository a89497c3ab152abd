import { useEffect } from 'react'
import { forgetDraft, forgetOldDrafts, readKept } from './draft-store.ts'

/** Stands beside a success: what was typed for it need not be kept any longer. */
export function ForgetDraft({ form }: { form: string }) {
  // The store is outside of React and only there once scripts run.
  useEffect(() => {
    forgetOldDrafts()
    const kept = readKept(form)
    // What was typed since then is for another registration, and stays.
    const sent = typeof kept === 'object' && kept !== null && 'sent' in kept && kept.sent === true
    if (sent) forgetDraft(form)
  }, [form])
  return null
}
