import { focusOn } from '#app/ui/focus.ts'
import { Submit } from '#app/ui/form/buttons.tsx'
import { useWords } from '#app/ui/language.tsx'
import type { RegistrationFormWords } from '#words/forms/en.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'

export function AgainNotice({ names, page }: { names: readonly string[]; page: string }) {
  const words = useWords(REGISTRATION_FORM)
  return (
    <div className="notice notice-warning form" role="alert" tabIndex={-1} ref={focusOn}>
      <p>{againQuestion(words, names)}</p>
      <div className="button-row">
        <Submit {...REGISTER_AGAIN}>{words.registerAgain}</Submit>
        <a href={page}>{words.openRegistration}</a>
      </div>
    </div>
  )
}

export function againQuestion(words: RegistrationFormWords, names: readonly string[]): string {
  const [first = ''] = names
  return words.again(first, names.length - 1)
}

export const REGISTER_AGAIN = { name: 'again', value: 'yes' } as const
