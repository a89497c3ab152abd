import type { Sermon } from '#domain/sermons/sermon.ts'
import type { SermonPictures } from './pictures.ts'
import type { PictureReading } from './port.ts'

type KnownPictures = {
  remember(sermons: readonly Sermon[]): void
  /** The picture of a sermon that was read before, and of nothing else. */
  read(id: string): Promise<PictureReading>
}

type Parts = {
  pictures: SermonPictures
  /** Sermons that were read before this process started. */
  restore: () => Promise<Sermon[]>
}

const MAX_ADDRESSES = 5_000

/** Knows where the pictures are, so that nobody makes this server fetch anything else. */
export function createKnownPictures({ pictures, restore }: Parts): KnownPictures {
  const addresses = new Map<string, string>()
  let restored: Promise<void> | undefined

  function remember(sermons: readonly Sermon[]): void {
    for (const { id, thumbnail } of sermons) {
      if (thumbnail && (addresses.has(id) || addresses.size < MAX_ADDRESSES)) {
        addresses.set(id, thumbnail)
      }
    }
  }

  return {
    remember,
    async read(id) {
      // After a restart, pages in people's browsers still ask for pictures that were read before.
      restored ??= restore().then(remember)
      if (!addresses.has(id)) await restored
      const address = addresses.get(id)
      return address === undefined ? { ok: false, problem: 'no-picture' } : pictures.read(address)
    },
  }
}
