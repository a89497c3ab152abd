/** The tab that an arrow key moves to, wrapping around at both ends. */
export function moveTab(ids: string[], open: string, key: string): string | undefined {
  const at = ids.indexOf(open)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return ids[(at + 1) % ids.length]
    case 'ArrowLeft':
    case 'ArrowUp':
      return ids.at(at - 1)
    case 'Home':
      return ids[0]
    case 'End':
      return ids.at(-1)
    default:
      return undefined
  }
}
