/** The token of a private page: 160 random bits as hexadecimal digits. */
export function isPrivateToken(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text)
}
