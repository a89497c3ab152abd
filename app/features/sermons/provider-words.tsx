import { Filled } from '#app/ui/text/filled.tsx'
import { useMarked } from '#app/ui/text/use-marked.tsx'

type Props = { words: string; said?: string | undefined }

/** Why there are no sermons. The provider's own message has its place in ours. */
export function ProviderWords({ words, said = '' }: Props) {
  const marked = useMarked()
  return (
    <p dir="auto">
      <Filled text={words} said={marked(said)} />
    </p>
  )
}
