/** Somebody, perhaps the same person in another window, was quicker. Nothing typed is lost. */
export function OutdatedNotice() {
  return (
    <div className="error-summary" role="alert" tabIndex={-1}>
      <h2>This has changed since you opened it</h2>
      <p>
        Nothing was saved yet, and everything you typed is still here. Please look in another window
        at what it says now. If you save again, yours takes its place.
      </p>
    </div>
  )
}
