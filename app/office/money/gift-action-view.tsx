import type { OneGift } from '#workflows/office/read-gift-page.ts'
import type { ShownAction } from '../action-flow.ts'
import { ActionForm } from '../action-form.tsx'
import type { GiftAction } from './gift-action.ts'

type Props = ShownAction & { action: GiftAction; page: OneGift }

/** One action on a gift. */
export function GiftActionView({ action, page, typed, errors, plan, formKey }: Props) {
  const { Fields, name, slug } = action
  const address = `/office/gifts/${page.gift.id}`
  return (
    <>
      <p>
        <a href={address}>Back to the gift</a>
      </p>
      <h1>{name}</h1>
      <p>Gift of {page.gift.full_name}</p>
      <ActionForm
        action={`${address}/${slug}`}
        formKey={formKey}
        typed={typed}
        errors={errors}
        plan={plan}
        fields={Fields && <Fields typed={typed} errors={errors} page={page} />}
      />
    </>
  )
}
