/** Explanations of error codes of the operating system and npm. */
const CAUSES = [
  [/\bENOSPC\b/, 'The disk is full: please make room (about 1 GB) and run the same command again.'],
  [
    /\b(EROFS|EACCES|EPERM)\b/,
    "This folder can't be written to: please use one that belongs to you, or give yourself the right to write here.",
  ],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED)\b/,
    "npm can't reach its registry: please check the network (or npm's proxy setting) and run the same command again.",
  ],
]

/** @returns {string | undefined} One sentence for a failed command's output, where its cause is known. */
export function explain(output) {
  return CAUSES.find(([code]) => code.test(output))?.[1]
}
