declare module 'virtual:office-script' {
  /** The address of the script of every page of the office. */
  export const OFFICE_SCRIPT: string
  /** The address of the script of pages with a button for passkeys. */
  export const PASSKEY_SCRIPT: string
}
