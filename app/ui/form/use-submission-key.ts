import { useEffect, useState } from 'react'

/** Made in the browser: pages are cached. Sending the form twice sends the same key. */
export function useSubmissionKey(): string | undefined {
  const [key, setKey] = useState<string>()
  // Random values differ between server and browser, so it is made after hydration.
  useEffect(() => setKey(randomKey()), [])
  return key
}

/** `randomUUID` is missing on pages that are not served over https. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
