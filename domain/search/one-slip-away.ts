/** Whether one letter more, less or other, or two neighbours exchanged, makes one of the other. */
export function isOneSlipAway(typed: string, known: string): boolean {
  let same = 0
  while (same < known.length && typed[same] === known[same]) same++
  const rest = { typed: typed.slice(same), known: known.slice(same) }
  const [first = '', second = ''] = rest.typed
  const exchanged = second + first + rest.typed.slice(2)
  return [
    [rest.typed.slice(1), rest.known],
    [rest.typed, rest.known.slice(1)],
    [rest.typed.slice(1), rest.known.slice(1)],
    [exchanged, rest.known],
  ].some(([one, other]) => one === other)
}
