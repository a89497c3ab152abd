import { type ReactNode, useId } from 'react'

type Props = {
  /** The words on the button that opens it. */
  open: string
  openClassName: string
  heading: string
  /** Where the same words stand on a page of their own, for browsers that can't open a dialog. */
  page: string
  children: ReactNode
}

/** A button and the dialog it opens. */
export function Dialog({ open, openClassName, heading, page, children }: Props) {
  const id = useId()
  return (
    <>
      <DialogButton dialog={id} className={openClassName}>
        {open}
      </DialogButton>
      <DialogBox id={id} heading={heading} page={page}>
        {children}
      </DialogBox>
    </>
  )
}

type ButtonProps = { dialog: string; className: string; children: ReactNode }

/**
 * The browser opens the dialog by itself where it knows `command`; elsewhere the script does, and
 * without a script the button leads to the page. It may stand in a form, the dialog may not.
 */
export function DialogButton({ dialog, className, children }: ButtonProps) {
  return (
    <button
      className={className}
      form={`${dialog}-page`}
      {...{ commandfor: dialog, command: 'show-modal' }}
      onClick={(event) => {
        event.preventDefault()
        const box = document.getElementById(dialog)
        if (box instanceof HTMLDialogElement && !box.open) box.showModal()
      }}
    >
      {children}
    </button>
  )
}

type BoxProps = Pick<Props, 'heading' | 'page' | 'children'> & { id: string }

export function DialogBox({ id, heading, page, children }: BoxProps) {
  return (
    <>
      <form id={`${id}-page`} action={page} />
      <dialog className="dialog" id={id} aria-labelledby={`${id}-heading`}>
        <div className="dialog-inner">
          <h2 id={`${id}-heading`}>{heading}</h2>
          {children}
          <form method="dialog">
            <button className="button" type="submit">
              Close
            </button>
          </form>
        </div>
      </dialog>
    </>
  )
}
