import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** To make out the rules again for each page takes a third of the time. */
class RulesOnce extends StaticConfigLoader {
  #rules: ReturnType<StaticConfigLoader['getConfigFor']> | undefined

  override getConfigFor(name: string) {
    this.#rules ??= super.getConfigFor(name)
    return this.#rules
  }
}

const validator = new HtmlValidate(new RulesOnce({ extends: ['html-validate:standard'] }))

/** What is wrong with a document, and where. */
export async function invalidIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message} ${selector}`),
  )
}
