/** Sent by the button of a closed form. */
export const TELL_ME = { name: 'tell', value: 'yes' } as const

/** An address to write to when the form opens, and what is wrong with it. */
export type Wish = { email: string; problem?: string | undefined }
