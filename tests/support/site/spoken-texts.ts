import type { TranslatedLanguage } from '#domain/language.ts'
import { mainOf, unescaped } from './pages.ts'

type SpokenText = { language: string; text: string }

export const SCRIPTS = {
  ta: /\p{Script=Tamil}/u,
  kn: /\p{Script=Kannada}/u,
  hi: /\p{Script=Devanagari}/u,
}

/** Elements without an end. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

const HEARD = /\s(?:aria-label|aria-roledescription|alt|placeholder|abbr)="([^"]*)"/g

/** The texts of a part of a page with their languages, also those that are only heard. Scripts say nothing. */
export function spokenTexts(html: string, around = ''): SpokenText[] {
  const open: { name: string; language: string }[] = []
  const found: SpokenText[] = []
  const language = () => open.at(-1)?.language ?? around
  const say = (text: string) => text.trim() && found.push({ language: language(), text })
  const readable = html.replaceAll(/<(script|style|template)\b.*?<\/\1>|<!--.*?-->/gs, '')
  for (const [whole, end, name = '', attributes = ''] of readable.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/gi,
  )) {
    if (!name) {
      say(unescaped(whole))
    } else if (end) {
      const at = open.findLastIndex((each) => each.name === name)
      if (at >= 0) open.length = at
    } else {
      const own = /\slang="([^"]*)"/.exec(attributes)?.[1]
      open.push({ name, language: own ?? language() })
      for (const [, heard = ''] of attributes.matchAll(HEARD)) say(unescaped(heard))
      if (VOID.has(name) || attributes.endsWith('/')) open.pop()
    }
  }
  return found
}

/** So many Latin words after each other in the main part of a page that it does not call English, but for names. */
export function englishIn(html: string, words: number, names: readonly (string | RegExp)[] = []) {
  const latin = new RegExp(
    `(\\p{Script=Latin}{2,}[\\s,.]+){${words - 1}}\\p{Script=Latin}{2,}`,
    'u',
  )
  const hidden = [/\S+@\S+/g, ...names]
  return spokenTexts(mainOf(html), /<html lang="([^"]*)"/.exec(html)?.[1])
    .filter(({ language }) => !language.startsWith('en'))
    .map(({ text }) => hidden.reduce<string>((rest, name) => rest.replaceAll(name, '…'), text))
    .filter((text) => latin.test(text))
}

/** The word of a language for a thing, and what else it has been called: one thing has one word. */
const GLOSSARY: Record<TranslatedLanguage, [word: string, instead: RegExp][]> = {
  ta: [
    ['நன்கொடை', /நன்கொடையளிப்பு|கொடை(?<!நன்கொடை)/],
    ['பக்கத்துக்கு', /பக்கத்திற்கு/],
    ['தேதி', /திகதி/],
    ['பணம் செலுத்தும் சேவை', /கட்டணச் சேவை|பணம் செலுத்தும் நிறுவன/],
    ['ஆன்லைனில்', /இணையத்தில்/],
  ],
  kn: [
    ['ದೇಣಿಗೆ', /(?<!\p{L}\p{M}*)ದಾನ(?!ಿ)|ಕೊಡುಗೆ/u],
    ['ಪುಟ', /ಪೇಜ್/],
    ['ದಿನಾಂಕ', /ತಾರೀಖ/],
    ['ಸತ್ಯವೇದ', /ಬೈಬಲ್/],
    ['ಸಭೆ', /(?<!ಸಿಟಿ )ಚರ್ಚ್/],
    ['ಪಾವತಿ ಸೇವೆ', /ಪಾವತಿ ಸಂಸ್ಥೆ/],
    ['ಲಿಂಕ್', /(?<=[ '`])ಕೊಂಡಿ/],
    ['ಮರಳಿಸು', /ಹಿಂದಿರುಗಿಸ/],
    ['ಹಿಂಪಡೆ', /ಹಿಂತೆಗೆದು/],
  ],
  hi: [
    ['दान', /चंदा|उपहार/],
    ['पेज', /(?<!मुख)पृष्ठ|के पन्न/],
    ['तारीख़', /तारीख(?!़)|(?<!अ)तिथि|दिनांक/],
    ['भुगतान सेवा', /भुगतान कंपनी|भुगतान प्रदाता|सेवा देने वाली/],
    ['सवाल', /प्रश्न/],
    ['कलीसिया', /(?<!सिटी )चर्च(?!ा)/],
    ['अनुरोध', /निवेदन/],
  ],
}

/** What the texts of a language say in place of its word for a thing. */
export function otherWordsIn(text: string, language: TranslatedLanguage): string[] {
  return GLOSSARY[language].flatMap(([word, instead]) => {
    const found = instead.exec(text)?.[0]
    return found ? [`${found}: ${word}`] : []
  })
}
