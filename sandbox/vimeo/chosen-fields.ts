/** Vimeo's `fields`: keeps only the named parts, `pictures.sizes` reaching inside objects and lists. */
export function chosenFields(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => chosenFields(item, fields))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (fields.includes(name)) return [[name, part]]
      const inside = fields.filter((field) => field.startsWith(`${name}.`))
      if (inside.length === 0) return []
      return [
        [
          name,
          chosenFields(
            part,
            inside.map((field) => field.slice(name.length + 1)),
          ),
        ],
      ]
    }),
  )
}
