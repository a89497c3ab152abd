import { FormKey } from '#app/office/form/form-key.tsx'
import type { OpenedFile } from '#workflows/content/drafts/open-file.ts'

/** By which a sent form is known: its key, the version with which it was opened, and what it showed. */
export function FormMarks({ file }: { file: Pick<OpenedFile, 'base' | 'seen'> }) {
  return (
    <>
      <FormKey version={file.base} />
      <input type="hidden" name="seen" value={file.seen} />
    </>
  )
}

type Marks = { key: string | undefined; opened: number | undefined; seen: string | undefined }

/** What none of our forms has is left out. */
export function readMarks(typed: ReadonlyMap<string, string>): Marks {
  const like = (name: string, pattern: RegExp) => {
    const value = typed.get(name) ?? ''
    return pattern.test(value) ? value : undefined
  }
  const version = like('version', /^\d{1,9}$/)
  return {
    key: like('key', /^[\da-f-]{36}$/),
    opened: version === undefined ? undefined : Number(version),
    seen: like('seen', /^[\da-f]{16}$/),
  }
}
