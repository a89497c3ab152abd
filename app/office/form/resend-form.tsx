import { MAX_SIGNED_OUT_BYTES } from '#app/addresses.ts'
import { readFormData } from '#app/http/read-form-data.ts'
import type { OfficeContext } from '#app/office/office-env.ts'
import { Submit } from './office-form.tsx'

/** Anybody may send without a session, so little is read and shown. */
const MAX_SIGNED_OUT_FIELDS = 200

/** A form that could not be taken. Without a form when it is too large to be kept. */
export type Kept = { action: string; form: FormData | undefined }

export async function readUnsentForm(context: OfficeContext): Promise<Kept> {
  const { pathname, search } = new URL(context.req.url)
  const isStaff = context.get('staff') !== undefined
  const bytes = Number(context.req.header('Content-Length') ?? 0)
  const isRead = isStaff || bytes <= MAX_SIGNED_OUT_BYTES
  // Reading may fail as well, for example because the browser has gone.
  const reading = isRead && readFormData(context.req.raw).catch(() => undefined)
  const form = (await reading) || new FormData()
  const count = [...form].length
  const isShown = (count > 0 || bytes === 0) && (isStaff || count <= MAX_SIGNED_OUT_FIELDS)
  return { action: pathname + search, form: isShown ? form : undefined }
}

/** The form as hidden fields, and a button that sends it again. */
export function ResendForm({ action, form }: { action: string; form: FormData }) {
  const fields = [...form].flatMap(([name, value], at) =>
    typeof value === 'string' ? [{ id: `${at}`, name, value }] : [],
  )
  const hasFile = [...form].some(([, value]) => typeof value !== 'string' && value.size > 0)
  return (
    <>
      {hasFile && <p>A file can't be kept: please go back and choose it once more.</p>}
      <form method="post" action={action}>
        {fields.map(({ id, name, value }) => (
          <input key={id} type="hidden" name={name} value={value} />
        ))}
        <Submit>Send it again</Submit>
      </form>
    </>
  )
}
