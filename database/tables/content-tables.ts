/** The tables of the content's versions. */
export type ContentTables = {
  /** Never changed once it is written. Numbers have no gaps. */
  content_version: {
    number: number
    at: string
    /** Null for the server and the command line. */
    staff_id: string | null
    author: string
    source: VersionSource
    why: string
    /** The paths that differ from the version before, as JSON. */
    changed: string
    /** The parts that stay English in each language, as JSON. Null where nobody has noted them. */
    english_parts: string | null
  }

  content_body: { digest: string; body: string }
  content_file: { version: number; path: string; digest: string }

  /** What somebody has written and not published. Nobody else sees it. */
  content_draft: {
    staff_id: string
    path: string
    /** A photograph is stored in base64. */
    body: string
    /** The version that it was begun from. */
    base: number
    changed_at: string
    /** The file's text before the last change, to go back to. Null for a photograph. */
    before: string | null
    /** When its author discarded it. It can be had back for a while. */
    discarded_at: string | null
    /** Of the form that made the last change: sent again, it changes nothing more. */
    form_key: string | null
  }
}

/**
 * Where a version comes from: the files of the content folder at a start, somebody in the office, or
 * `content import`.
 */
export type VersionSource = 'files' | 'office' | 'import'
