declare module 'virtual:office-script' {
  /** The address of the office's built script. */
  export const OFFICE_SCRIPT: string
}
