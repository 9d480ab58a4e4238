/** An input into a field. */
interface Entry {
  /** The text of the field after the input. */
  readonly text: string
  readonly before: string
  /** The input itself; a key has one character, and null is unknown. */
  readonly data: string | null
}

/**
 * Whether a refused input is reported: a pasted or filled text was meant differently. A single refused key
 * beside an amount is not reported.
 */
export const isReportedRefusal = ({ before, data }: Entry): boolean => before === '' || !isKey(data)

/**
 * Whether a refused key ends the amount, as the second point of "12.3.4" or the letter of "1e5": the field
 * would join later digits to it. A surplus digit ends nothing, nor does a key in an empty field: "RM50" is 50.
 */
export const isTypedStop = (entry: Entry): boolean =>
  entry.before !== '' && isKey(entry.data) && !isDigit(entry.data) && !isOfWhole(entry)

/** Whether the input replaced the whole text: the next key replaces it too. */
export const isOfWhole = ({ text, data }: Entry): boolean => text === data

const isKey = (data: string | null): data is string => data?.length === 1

const isDigit = (sign: string): boolean => /^\p{Nd}$/u.test(sign)

/** The sign that a keystroke has put into `before`; null where it did something else. */
export function signAdded(text: string, before: string): string | null {
  if (text.length !== before.length + 1) return null
  let at = 0
  while (at < before.length && text[at] === before[at]) at += 1
  return text.slice(at + 1) === before.slice(at) ? (text[at] ?? null) : null
}
