export type Words = { readonly [key: string]: string | Words }

/** Code points that Burmese needs only where it was typed in Zawgyi, which looks right in no other font. */
const ZAWGYI = /[\u1060-\u1097]/

/** What is wrong with the words of a language beside the English ones, one sentence for each thing. */
export function wordsFaults(english: Words, other: Words): string[] {
  const [wanted, given] = [textsOf(english), textsOf(other)]
  const missing = [...wanted.keys()].filter((key) => !given.has(key)).map((key) => `${key} is missing`)
  const extra = [...given.keys()].filter((key) => !wanted.has(key)).map((key) => `${key} stands for nothing`)
  const wrong = [...given].flatMap(([key, text]) => {
    const places = placesIn(wanted.get(key) ?? text)
    const lacksPlaces = places.join() !== placesIn(text).join()
    return [
      ...(lacksPlaces ? [`${key} does not fill the same places: ${places.join(', ') || 'none'}`] : []),
      ...(ZAWGYI.test(text) ? [`${key} is written in Zawgyi`] : []),
    ]
  })
  return [...missing, ...extra, ...wrong]
}

/** Texts by dotted key. Languages differ in their plural forms, so forms beside the general one do not count. */
function textsOf(words: Words, path = ''): Map<string, string> {
  const entries = Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : [...textsOf(value, `${path}${key}.`)],
  )
  return new Map(entries.filter(([key]) => !/_(zero|one|two|few|many)$/.test(key)))
}

const placesIn = (text: string): string[] => (text.match(/{{\w+}}/g) ?? []).sort()
