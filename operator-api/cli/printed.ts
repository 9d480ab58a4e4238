// Control characters, unpaired halves and marks of direction: they come from titles, reasons and names that somebody typed.
const UNPRINTED = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A text safe for a terminal: no part of it moves the cursor, hides other text or turns its direction. */
export const printed = (text: string): string => text.replace(UNPRINTED, '�')
