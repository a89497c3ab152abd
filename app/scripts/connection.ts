/** What some browsers know of the network. The others leave it out. */
type Connection = { saveData?: boolean; effectiveType?: string }

declare global {
  interface Navigator {
    connection?: Connection
  }
}

/** Whether the visitor asked to save data, or has little of it to spend. */
export function isSparing({ connection }: Pick<Navigator, 'connection'>): boolean {
  if (!connection) return false
  const { saveData = false, effectiveType = '4g' } = connection
  return saveData || effectiveType !== '4g'
}
