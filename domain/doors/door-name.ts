import { oneLine } from '#domain/one-line.ts'

export const LONGEST_DOOR_NAME = 40

/** What a door is called, as one line. Undefined when it is empty or too long. */
export function readDoorName(typed: string): string | undefined {
  const name = oneLine(typed).trim()
  return name !== '' && name.length <= LONGEST_DOOR_NAME ? name : undefined
}
