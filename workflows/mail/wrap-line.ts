const WIDTH = 72

/** Wraps a line at words; what follows in a list is indented. URLs are not broken, because mail programs would link only half of them. */
export function wrapLine(line: string): string {
  if (line.length <= WIDTH || /^https?:/.test(line)) return line
  const lines: string[] = []
  const indent = line.startsWith('- ') ? '  ' : ''
  for (const word of line.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= WIDTH) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(last === undefined ? word : `${indent}${word}`)
  }
  return lines.join('\n')
}
