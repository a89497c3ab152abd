import type { ShownAction } from '#app/office/action/action-flow.ts'
import { ActionForm } from '#app/office/action/action-form.tsx'
import { ChangesNotice } from '#app/office/action/changes-notice.tsx'
import type { OneGift } from '#workflows/gifts/read-gift-page.ts'
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
