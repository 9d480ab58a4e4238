import * as v from 'valibot'

// Control characters, and halves of a surrogate pair without the other: no text of a person has them, and the database
// takes neither NUL nor half a character.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u

/** Whether a text is whole characters without control characters. */
export const isPlainText = (text: string): boolean => !UNPRINTABLE.test(text)

const plain = v.check(isPlainText, 'plain text')

/**
 * Text of a request: every field of a call that takes a string is made by this one. A test goes over all calls, so that
 * none is forgotten.
 */
export const textInput = (longest: number, shortest = 0) =>
  v.pipe(v.string(), v.minLength(shortest), v.maxLength(longest), plain)

/** A whole number of a request with its bounds; unless given, from 0 to the largest that JSON carries exactly. */
export const wholeInput = (least = 0, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))

/** A percent of a request; rates such as 12.5 are common. */
export const percentInput = () => v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100))

/**
 * A list of a request with its longest length. It is counted before anything in it is looked at: a list that is too long
 * must not cost a look at each of its entries, nor an issue for each that is wrong.
 */
export const listInput = <Item extends v.GenericSchema>(item: Item, longest: number, shortest = 0) =>
  v.pipe(
    v.array(v.unknown() as v.GenericSchema<v.InferInput<Item>>),
    v.minLength(shortest),
    v.maxLength(longest),
    v.array(item),
  )

/** A typed name, nickname or id of an upline. */
export const nameInput = textInput(64)
/** Longer than any password may be, for a clear refusal. */
export const passwordInput = textInput(128)
/** A key that the browser makes before it sends what must happen once. */
export const keyInput = textInput(64, 16)
/** A typed search. */
export const searchInput = textInput(100)
/** Page of a list; the server may give fewer lines than asked for. */
export const pageInput = {
  page: v.optional(wholeInput(1, 1_000_000), 1),
  page_size: v.optional(wholeInput(1, 1000), 10),
}
