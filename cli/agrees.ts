import { createInterface } from 'node:readline/promises'
import { oneLine } from '#domain/plain-text.ts'
import { OfficeMistake } from './mistake.ts'

/** Asks before something is done. Where nobody can be asked, it needs --yes. */
export async function agrees(question: string, toDo: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new OfficeMistake(`${oneLine(question)} Nobody is there to answer. Add --yes to ${toDo}.`)
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answer = await lines.question(`${oneLine(question)} Type yes: `)
    return answer.trim().toLowerCase() === 'yes'
  } catch (error) {
    // Ctrl-C or Ctrl-D means no. The prompt's line is still open.
    if (!(error instanceof Error && error.name === 'AbortError')) throw error
    process.stdout.write('\n')
    return false
  } finally {
    lines.close()
  }
}
