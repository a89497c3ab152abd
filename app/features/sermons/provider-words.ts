/** Why there are no sermons: in the provider's own words where it gave any. They are text, and stay text. */
export function providerWords(said: string | undefined): string {
  return said
    ? `Our video service says: “${said}”`
    : 'Our video service is not answering just now. Please try again in a few minutes.'
}
