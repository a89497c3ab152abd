import { type LoadedContent, readContent } from '#content-model/read-content.ts'
import { type TreeFile, treeOf } from '#content-model/tree-files.ts'
import { filesOfVersion, type ListedFile, readBodies } from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'

/** Loads a version and checks it. */
export async function readVersion(db: Db, number: number): Promise<LoadedContent> {
  return checkFiles(await readVersionFiles(db, number))
}

/** All checks of the content, for files from anywhere. */
export function checkFiles(files: readonly TreeFile[]): LoadedContent {
  return readContent(treeOf(files))
}

export async function readVersionFiles(db: Db, number: number): Promise<TreeFile[]> {
  return withBodies(db, await filesOfVersion(db, number))
}

/** One file's body, or undefined where the version doesn't have it. */
export async function readVersionFile(
  db: Db,
  number: number,
  path: string,
): Promise<string | undefined> {
  const listed = (await filesOfVersion(db, number)).filter((file) => file.path === path)
  const [file] = await withBodies(db, listed)
  return file?.body
}

async function withBodies(db: Db, listed: readonly ListedFile[]): Promise<TreeFile[]> {
  const bodies = await readBodies(
    db,
    listed.map(({ digest }) => digest),
  )
  return listed.map(({ path, digest }) => ({ path, body: bodies.get(digest) ?? '' }))
}
