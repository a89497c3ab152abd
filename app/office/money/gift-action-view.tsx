import type { OneGift } from '#workflows/office/read-gift-page.ts'
import type { ShownAction } from '../action-flow.ts'
import { ActionForm } from '../action-form.tsx'
import { ChangesNotice } from '../changes-notice.tsx'
import type { GiftAction } from './gift-action.ts'

type Props = ShownAction & { action: GiftAction; page: OneGift }

/** One action on a gift. */
export function GiftActionView({ action, page, changes, ...form }: Props) {
  const { Fields, name, slug } = action
  const { typed, errors } = form
  const address = `/office/gifts/${page.gift.id}`
  return (
    <>
      <p>
        <a href={address}>Back to the gift</a>
      </p>
      <h1>{name}</h1>
      <p>Gift of {page.gift.full_name}</p>
      <ChangesNotice about="gift" changes={changes} />
      <ActionForm
        action={`${address}/${slug}`}
        fields={Fields && <Fields typed={typed} errors={errors} page={page} />}
        {...form}
      />
    </>
  )
}
