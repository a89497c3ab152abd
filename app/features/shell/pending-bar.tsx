import { useNavigation } from 'react-router'
import { useWords } from '#app/ui/language.tsx'
import { SHELL_WORDS } from '#words/site.ts'

/** A progress line at the top while the next page loads, if that takes noticeably long. */
export function PendingBar() {
  const isLoading = useNavigation().state !== 'idle'
  const { loading } = useWords(SHELL_WORDS)
  return isLoading ? <div className="pending-bar" role="progressbar" aria-label={loading} /> : null
}
