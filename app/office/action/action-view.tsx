import type { HistoryLine } from '#app/office/office-line.ts'
import { ActionForm, type ActionFormProps } from './action-form.tsx'
import type { ActionScreen, OfficeRecord } from './action-screen.ts'
import { ChangesNotice } from './changes-notice.tsx'
import { addressOf, titleOf } from './office-record.ts'

type Props<Record extends OfficeRecord> = Omit<ActionFormProps, 'action' | 'fields'> & {
  screen: ActionScreen<Record>
  record: Record
  /** What somebody has changed since the form was opened. */
  changes: HistoryLine[]
}

/** One action on a registration or a gift. */
export function ActionView<Record extends OfficeRecord>(props: Props<Record>) {
  const { screen, record, changes, ...form } = props
  const { Fields, name, slug } = screen
  const { typed, errors } = form
  const address = addressOf(record)
  return (
    <>
      <p>
        <a href={address}>Back to the {record.kind}</a>
      </p>
      <h1>{name}</h1>
      <p>{titleOf(record)}</p>
      <ChangesNotice about={record.kind} changes={changes} />
      <ActionForm
        action={`${address}/${slug}`}
        fields={Fields && <Fields typed={typed} errors={errors} record={record} />}
        {...form}
      />
    </>
  )
}
