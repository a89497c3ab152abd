import { OTHER_ADDRESS } from '#content-model/editing/read-form.ts'
import type { PageChoice } from './edit-context.ts'

type Attributes = Pick<
  React.ComponentProps<'select'>,
  'id' | 'name' | 'className' | 'aria-invalid' | 'aria-describedby'
>

type Props = {
  attributes: Attributes
  title: string
  value: string
  optional: boolean
  pages: readonly PageChoice[]
}

/** A link by choosing a page, or by an address of its own, which is asked for when it is wanted. */
export function PageField({ attributes, title, value, optional, pages }: Props) {
  const isPage = pages.some(({ to }) => to === value)
  const isOther = value !== '' && !isPage
  return (
    <div className="page-choice">
      <select {...attributes} defaultValue={isOther ? OTHER_ADDRESS : value}>
        {(optional || value === '') && (
          <option value="">{optional ? 'No link' : 'Please choose'}</option>
        )}
        {pages.map((page) => (
          <option key={page.to} value={page.to}>
            {page.title}
          </option>
        ))}
        <option value={OTHER_ADDRESS}>Another address</option>
      </select>
      <input
        className="input page-choice-other"
        name={`${OTHER_ADDRESS}${attributes.name}`}
        aria-label={`${title}: another address`}
        aria-invalid={attributes['aria-invalid']}
        aria-describedby={attributes['aria-describedby']}
        placeholder="https://www.example.org"
        defaultValue={isOther ? value : ''}
      />
    </div>
  )
}
