/** Whether a part of an address can be a sermon's number at the provider. Nothing else is asked for. */
export function isSermonId(text: string): boolean {
  return /^[1-9]\d{0,19}$/.test(text)
}
