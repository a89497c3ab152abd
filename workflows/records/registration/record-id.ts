/** Whether this text from an address can be the id of a record. PostgreSQL would throw on some others. */
export function isRecordId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
