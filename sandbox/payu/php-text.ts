export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json }

/** PHP's `serialize()`, in which PayU's commands answer without `form=2`. */
export function phpText(value: Json): string {
  if (value === null) return 'N;'
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${value};`
  if (typeof value === 'boolean') return `b:${value ? 1 : 0};`
  const entries = Object.entries(value)
  const keys = Array.isArray(value) ? entries.map((_, place) => place) : Object.keys(value)
  const parts = entries.map(([, item], place) => phpText(keys[place] ?? '') + phpText(item))
  return `a:${entries.length}:{${parts.join('')}}`
}
