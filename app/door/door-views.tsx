/** What the link of a door shows: the door, and nothing of its list. */
export function DoorLinkView({ name, conference }: { name: string; conference: string }) {
  return (
    <main className="door-page">
      <h1>{name}</h1>
      <p>{conference}</p>
      <p>
        This phone will check the tickets at this door. It keeps the list of guests, works without a
        network, and forgets the list when the office closes the door, or twelve hours after its
        end.
      </p>
      <form method="post">
        <button type="submit" className="door-button">
          Use this phone
        </button>
      </form>
    </main>
  )
}

/** An unknown link, and one of a door that is closed. */
export function NoDoorView() {
  return (
    <main className="door-page">
      <h1>This door is not open</h1>
      <p>Please ask the office to show you the code of an open door, and scan it again.</p>
    </main>
  )
}

/** The app fills it. `reader`: the files that it keeps where the browser can't read QR codes. */
export function ShellView({ reader }: { reader: string }) {
  return (
    <div id="door" data-reader={reader}>
      <noscript>
        <main className="door-page">
          <h1>Please allow JavaScript</h1>
          <p>
            The door needs it to read tickets without a network. Somebody who is signed in to the
            office can check tickets without it: scan a ticket with the phone’s own camera.
          </p>
        </main>
      </noscript>
    </div>
  )
}
