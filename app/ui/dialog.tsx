import type { ReactNode } from 'react'
import { SHELL_WORDS } from '#words/site.ts'
import { useWords } from './language.tsx'

/** Where browsers know `command` it opens without a script. The dialog has a form, so it stands outside of others. */
export function DialogButton(props: {
  dialog: string
  className: string
  page: string
  children: ReactNode
}) {
  const { dialog, className, page, children } = props
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

export function DialogBox(props: { id: string; heading: string; children: ReactNode }) {
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
