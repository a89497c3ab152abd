import { useNavigation } from 'react-router'

/** A progress line at the top while the next page loads, if that takes noticeably long. */
export function PendingBar() {
  const isLoading = useNavigation().state !== 'idle'
  return isLoading ? <div className="pending-bar" role="progressbar" aria-label="Loading" /> : null
}
