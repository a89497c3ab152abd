/**
 * The same function, which makes each answer once. Only for what is made of few different arguments
 * and costs much to make, such as a form's schema.
 */
export function remembered<Argument, Answer>(
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
