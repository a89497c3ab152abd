/** Replaces a name. A record whose `twin` starts with it is already done. */
export const FORGOTTEN = '(removed)'
