/**
 * Every form about a record carries the version with which it was first opened. Whoever was told of a
 * change since then goes on with the version of that page.
 */
export function FormVersion({ value }: { value: number | undefined }) {
  return value === undefined ? null : <input type="hidden" name="version" value={value} />
}

/** The version of a submitted form's fields. Undefined where it has none: then it counts as just opened. */
export function versionOf({ version }: { version?: string | undefined }): number | undefined {
  return version !== undefined && /^\d{1,9}$/.test(version) ? Number(version) : undefined
}
