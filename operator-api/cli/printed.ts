// Control characters, unpaired halves and marks of direction: they come from titles, reasons and names that somebody typed.
const UNPRINTED = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A text as it may go to a terminal: nothing in it moves the cursor, hides what stands there or turns its direction. */
export const printed = (text: string): string => text.replace(UNPRINTED, '�')
