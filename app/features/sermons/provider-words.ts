/**
 * The reason why there are no sermons. If the provider gave a message, it is shown as plain text.
 */
export function providerWords(said: string | undefined): string {
  return said
    ? `Our video service says: “${said}”`
    : 'Our video service is not answering just now. Please try again in a few minutes.'
}
