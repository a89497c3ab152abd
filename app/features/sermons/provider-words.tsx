import { Filled } from '#app/ui/text/filled.tsx'
import { useMarked } from '#app/ui/text/language-of.tsx'

/** Why there are no sermons. The provider's own message has its place in ours. */
export function ProviderWords({ words, said = '' }: { words: string; said?: string | undefined }) {
  const marked = useMarked()
  return (
    <p dir="auto">
      <Filled text={words} said={marked(said)} />
    </p>
  )
}
