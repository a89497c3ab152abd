type Stored<Choice extends string> = {
  /** The registration. */
  id: string
  column: string
  value: string
  choices: readonly Choice[]
}

/** A stored value that must be one of these. Anything else is a fault in the records: a guess could be a price. */
export function storedChoice<Choice extends string>(stored: Stored<Choice>): Choice {
  const { id, column, value, choices } = stored
  const found = choices.find((choice) => choice === value)
  if (found !== undefined) return found
  throw new Error(`Registration ${id}: ${column} is "${value}", not one of ${choices.join(', ')}`)
}
