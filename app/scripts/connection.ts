/** The Network Information API, which only some browsers have (wicg.github.io/netinfo). */
type Connection = { saveData?: boolean; effectiveType?: string }

declare global {
  interface Navigator {
    connection?: Connection
  }
}

/** Whether to save data: the visitor asked for it, or the network is slow. */
export function isSparing({ connection }: Pick<Navigator, 'connection'>): boolean {
  if (!connection) return false
  const { saveData = false, effectiveType = '4g' } = connection
  return saveData || effectiveType !== '4g'
}
