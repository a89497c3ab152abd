/** How money comes that no provider reports. */
export const HAND_METHODS = ['Cash', 'UPI', 'Bank transfer', 'Cheque'] as const

export type HandMethod = (typeof HAND_METHODS)[number]

export function isHandMethod(word: string): word is HandMethod {
  return HAND_METHODS.some((method) => method === word)
}
