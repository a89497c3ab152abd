/** Only for results that are expensive and have few different arguments, such as a form's schema. */
export function memoize<Argument, Answer>(
  make: (argument: Argument) => Answer,
): (argument: Argument) => Answer {
  const made = new Map<string, Answer>()
  return (argument) => {
    const key = JSON.stringify(argument)
    const known = made.get(key)
    if (known !== undefined) return known
    const answer = make(argument)
    made.set(key, answer)
    return answer
  }
}
