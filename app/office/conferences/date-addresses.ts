export function dateAddress(code: string): string {
  return `/office/conferences/${code}`
}

export function ofDate(address: string, code: string, more: Record<string, string> = {}): string {
  return `${address}?${new URLSearchParams({ conference: code, ...more })}`
}

export const ADD_DATE = '/office/conferences/add-date'
export const NEW_PROGRAMME = '/office/conferences/new-programme'

export function addDateAddress(programme: string, like?: string): string {
  return `${ADD_DATE}?${new URLSearchParams({ programme, ...(like && { like }) })}`
}
