import { undoWords } from '../words.ts'
import { onceButton } from './element.ts'
import type { Phone, Recorded } from './phone.ts'

const UNDO_SECONDS = 10

type Undo = { phone: Phone; recorded: readonly Recorded[]; next: () => void }

/** For ten seconds: takes back what this screen has recorded. Later it is done by search. */
export function undoButton({ phone, recorded, next }: Undo): HTMLElement {
  let left = UNDO_SECONDS
  const made = onceButton(undoWords(left), () => takeBack(phone, recorded).then(next), 'door-quiet')
  const tick = setInterval(() => {
    left -= 1
    made.textContent = undoWords(left)
    if (left > 0 && made.isConnected) return
    clearInterval(tick)
    made.remove()
  }, 1_000)
  return made
}

/** What was ticked and unticked again is undone already. */
async function takeBack(phone: Phone, recorded: readonly Recorded[]): Promise<void> {
  const standing = new Map<string, Recorded['entry']>()
  for (const { entry } of recorded) {
    if (entry.kind === 'undo') standing.delete(entry.ticket)
    else standing.set(entry.ticket, entry)
  }
  for (const { code, ticket, how } of standing.values()) {
    await phone.record({ code, ticket, kind: 'undo', how })
  }
}
