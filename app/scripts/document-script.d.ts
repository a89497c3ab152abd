declare module 'virtual:document-script' {
  /** The address of the script of documents. */
  export const DOCUMENT_SCRIPT: string
}
