declare module 'virtual:office-script' {
  export const OFFICE_SCRIPT: string
  export const PASSKEY_SCRIPT: string
}
