declare module 'virtual:door-script' {
  export const DOOR_SCRIPT: string
  /** The files that read QR codes where the browser can't, with spaces between. */
  export const DOOR_READER: string
}
