/** What a keystroke, or whatever else changes a field, has put into it. */
interface Entry {
  /** What would stand in the field. */
  readonly text: string
  readonly before: string
  /** What was put in; a key puts in one sign, and null is nobody's word for what was. */
  readonly data: string | null
}

/**
 * Whether what was refused is to be said: what was pasted or filled as a whole, for the player means something else than what stands.
 * A key that is not taken says nothing beside an amount: what stands there is one, and is seen to stay.
 */
export const isToldRefusal = ({ before, data }: Entry): boolean => before === '' || !isKey(data)

/**
 * Whether a key that was refused ends the amount, as the second point of "12.3.4" or the letter of "1e5": what is typed after it belongs
 * to no amount either, and without this the field would join it to what stands before. A digit too many ends nothing, and in an empty
 * field nothing does: "RM50" is 50, typed as it is when pasted.
 */
export const isTypedStop = (entry: Entry): boolean =>
  entry.before !== '' && isKey(entry.data) && !isDigit(entry.data) && !isOfWhole(entry)

/** Whether it was put in the place of all that stood: what is typed next takes that place instead. */
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
