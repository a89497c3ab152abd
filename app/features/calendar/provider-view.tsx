import { useWords } from '#app/ui/language.tsx'
import { Facade } from '#app/ui/media/facade.tsx'
import { CALENDAR_WORDS } from '#words/media.ts'

/** The provider's embedded calendar, loaded when a visitor asks for it. */
export function ProviderView({ address }: { address: string }) {
  const words = useWords(CALENDAR_WORDS)
  return (
    <div className="calendar-embed">
      <Facade
        action={words.load}
        frame={{ src: address, title: words.providerView }}
        page={address}
      />
      <p>
        <a href={address} rel="noopener">
          {words.openAtProvider}
        </a>
      </p>
    </div>
  )
}
