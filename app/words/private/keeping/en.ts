export const en = {
  titles: {
    held: 'Keep your places',
    kept: 'You are registered',
    'run-out': 'Your places have been released',
    cancelled: 'This registration was cancelled',
  },
  description: 'Your places at our conference.',
  conference: 'Conference',
  people: 'People',
  /** Until a moment, empty where it is not known. */
  held: (until: string) =>
    `Nothing is due online. Your places are held for you${until && ` until ${until}`}. Press the button to keep them.`,
  keep: 'Keep our places',
  kept: 'Your places are kept, and nothing is due online. We look forward to seeing you.',
  runOut:
    'The time to keep these places has run out, and they have been released. Please fill in the form again: if there are places left, we will hold them for you once more.',
  fillInAgain: 'Fill in the form again',
  cancelled: 'This registration was cancelled. If you have a question, please call our office.',
}
