/** A chapter of the Bible that a text names. `words` is how it is written there, with its verses. */
export type Passage = { chapter: string; words: string }

/** Every chapter that a text names, each once, as people write it: "1 Cor. 13:4-7", "Psalm 84", "சங்கீதம் 23". */
export function passagesIn(text: string): Passage[] {
  const found = new Map<string, Passage>()
  const expression = new RegExp(PASSAGE)
  for (let match = expression.exec(text); match; match = expression.exec(text)) {
    const [words, name = '', number] = match
    const book = BOOKS.get(nameLetters(name)) ?? BOOKS.get(nameLetters(name.replace(/^\d/, '')))
    if (book && Number(number) > 0 && Number(number) <= book.chapters) {
      const chapter = `${book.name} ${Number(number)}`
      if (!found.has(chapter)) found.set(chapter, { chapter, words })
    } else {
      // The number may begin the name of a book: "and 1 John 4".
      expression.lastIndex = match.index + name.length
    }
  }
  return [...found.values()]
}

/** The chapter that search words name, when they name nothing else. */
export function chapterOf(words: string): string | undefined {
  const [passage] = passagesIn(words)
  return passage?.words === words.trim() ? passage.chapter : undefined
}

const PASSAGE =
  /(?<![\p{L}\p{M}\p{N}])((?:[1-3] ?)?\p{L}[\p{L}\p{M}]{1,20})\.? (\d{1,3})(?!\d)(?::\d{1,3}(?:[-–]\d{1,3})?)?/gu

function nameLetters(name: string): string {
  return name.toLowerCase().replace(/\s/g, '')
}

/** Each book with its chapters, and its other names: the usual short one and the Tamil one. */
const BOOKS: ReadonlyMap<string, { name: string; chapters: number }> = new Map(
  `
Genesis 50 Gen ஆதியாகமம்
Exodus 40 Exod யாத்திராகமம்
Leviticus 27 Lev லேவியராகமம்
Numbers 36 Num எண்ணாகமம்
Deuteronomy 34 Deut உபாகமம்
Joshua 24 Josh யோசுவா
Judges 21 Judg நியாயாதிபதிகள்
Ruth 4 Ruth ரூத்
1_Samuel 31 1Sam 1சாமுவேல்
2_Samuel 24 2Sam 2சாமுவேல்
1_Kings 22 1Kgs 1இராஜாக்கள்
2_Kings 25 2Kgs 2இராஜாக்கள்
1_Chronicles 29 1Chr 1நாளாகமம்
2_Chronicles 36 2Chr 2நாளாகமம்
Ezra 10 Ezr எஸ்றா
Nehemiah 13 Neh நெகேமியா
Esther 10 Esth எஸ்தர்
Job 42 Job யோபு
Psalm 150 Psalms Ps சங்கீதம்
Proverbs 31 Prov நீதிமொழிகள்
Ecclesiastes 12 Eccl பிரசங்கி
Song_of_Songs 8 Songs Song உன்னதப்பாட்டு
Isaiah 66 Isa ஏசாயா
Jeremiah 52 Jer எரேமியா
Lamentations 5 Lam புலம்பல்
Ezekiel 48 Ezek எசேக்கியேல்
Daniel 12 Dan தானியேல்
Hosea 14 Hos ஓசியா
Joel 3 Joel யோவேல்
Amos 9 Amos ஆமோஸ்
Obadiah 1 Obad ஒபதியா
Jonah 4 Jon யோனா
Micah 7 Mic மீகா
Nahum 3 Nah நாகூம்
Habakkuk 3 Hab ஆபகூக்
Zephaniah 3 Zeph செப்பனியா
Haggai 2 Hag ஆகாய்
Zechariah 14 Zech சகரியா
Malachi 4 Mal மல்கியா
Matthew 28 Matt மத்தேயு
Mark 16 Mk மாற்கு
Luke 24 Lk லூக்கா
John 21 Jn யோவான்
Acts 28 Acts அப்போஸ்தலர்
Romans 16 Rom ரோமர்
1_Corinthians 16 1Cor 1கொரிந்தியர்
2_Corinthians 13 2Cor 2கொரிந்தியர்
Galatians 6 Gal கலாத்தியர்
Ephesians 6 Eph எபேசியர்
Philippians 4 Phil பிலிப்பியர்
Colossians 4 Col கொலோசெயர்
1_Thessalonians 5 1Thess 1தெசலோனிக்கேயர்
2_Thessalonians 3 2Thess 2தெசலோனிக்கேயர்
1_Timothy 6 1Tim 1தீமோத்தேயு
2_Timothy 4 2Tim 2தீமோத்தேயு
Titus 3 Tit தீத்து
Philemon 1 Phlm பிலேமோன்
Hebrews 13 Heb எபிரெயர்
James 5 Jas யாக்கோபு
1_Peter 5 1Pet 1பேதுரு
2_Peter 3 2Pet 2பேதுரு
1_John 5 1Jn 1யோவான்
2_John 1 2Jn 2யோவான்
3_John 1 3Jn 3யோவான்
Jude 1 Jude யூதா
Revelation 22 Rev வெளிப்படுத்தின
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', chapters, ...others] = line.split(' ')
      const name = first.replaceAll('_', ' ')
      const book = { name, chapters: Number(chapters) }
      return [name, ...others].map((each) => [nameLetters(each), book] as const)
    }),
)
