import { useNavigation } from 'react-router'

/** A quiet line at the top while the next page is on its way, if it takes long enough to notice. */
export function PendingBar() {
  const isLoading = useNavigation().state !== 'idle'
  return isLoading ? <div className="pending-bar" role="progressbar" aria-label="Loading" /> : null
}
