import { type ReactNode, useId, useRef } from 'react'

type Props = {
  /** The words on the button that opens it. */
  open: string
  openClassName: string
  heading: string
  /** Where the same words stand on a page of their own, for browsers that can't open a dialog. */
  page: string
  children: ReactNode
}

/**
 * A button and the dialog it opens. The browser opens it by itself where it knows `command`;
 * elsewhere the script does, and without a script the button leads to the page.
 */
export function Dialog({ open, openClassName, heading, page, children }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <form action={page}>
        <button
          className={openClassName}
          {...{ commandfor: id, command: 'show-modal' }}
          onClick={(event) => {
            event.preventDefault()
            if (!dialog.current?.open) dialog.current?.showModal()
          }}
        >
          {open}
        </button>
      </form>
      <dialog className="dialog" id={id} ref={dialog} aria-labelledby={`${id}-heading`}>
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
