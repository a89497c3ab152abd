type Props = {
  /** The id of the control that it warns about. */
  id: string
  warning: string | undefined
}

/** What is allowed and probably not meant, below its field. */
export function FieldWarning({ id, warning }: Props) {
  if (!warning) return null
  return (
    <p className="content-warning" id={`${id}-warning`}>
      {warning}
    </p>
  )
}

type Described = { described: string | undefined; warning: string | undefined }

/** The value of `aria-describedby` of a control with this warning. */
export function withWarning(id: string, { described, warning }: Described): string | undefined {
  if (!warning) return described
  return described ? `${described} ${id}-warning` : `${id}-warning`
}
