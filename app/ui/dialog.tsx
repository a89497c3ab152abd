import { type ReactNode, useId } from 'react'
import { SHELL_WORDS } from '#words/site.ts'
import { useWords } from './language.tsx'

type Props = {
  open: string
  openClassName: string
  heading: string
  page: string
  children: ReactNode
}

export function Dialog({ open, openClassName, heading, page, children }: Props) {
  const id = useId()
  return (
    <>
      <DialogButton dialog={id} className={openClassName} page={page}>
        {open}
      </DialogButton>
      <DialogBox id={id} heading={heading}>
        {children}
      </DialogBox>
    </>
  )
}

type ButtonProps = { dialog: string; className: string; page: string; children: ReactNode }

/**
 * Opens the dialog with the `command` attribute where the browser supports it, also without scripts;
 * otherwise with a script. The button may be inside a form, but the dialog may not: it contains a form.
 */
export function DialogButton({ dialog, className, page, children }: ButtonProps) {
  return (
    <>
      <button
        type="button"
        className={className}
        {...{ commandfor: dialog, command: 'show-modal' }}
        onClick={(event) => {
          event.preventDefault()
          const box = document.getElementById(dialog)
          if (box instanceof HTMLDialogElement && !box.open) box.showModal()
        }}
      >
        {children}
      </button>
      <noscript>
        <a href={page}>{useWords(SHELL_WORDS).ownPage}</a>
      </noscript>
    </>
  )
}

export function DialogBox(props: Pick<Props, 'heading' | 'children'> & { id: string }) {
  const { id, heading, children } = props
  return (
    <dialog className="dialog" id={id} aria-labelledby={`${id}-heading`}>
      <div className="dialog-inner form">
        {/* biome-ignore lint/a11y/noAutofocus: only when it opens, instead of the button at its end */}
        <h2 id={`${id}-heading`} tabIndex={-1} autoFocus ref={focusFirst}>
          {heading}
        </h2>
        {children}
        <form method="dialog" className="dialog-close">
          <button className="button" type="submit">
            {useWords(SHELL_WORDS).close}
          </button>
        </form>
      </div>
    </dialog>
  )
}

/** React writes the attribute only on the server. */
function focusFirst(heading: HTMLElement | null): void {
  heading?.setAttribute('autofocus', '')
}
