/*
 * Presses that do not count, by why: docs/walks.md, "Presses that do not count", says who keeps to which of these.
 */

/** What asks for consent so shortly before a press has not been read. */
export const UNREAD_MS = 300
/** After the button has changed its meaning: a press within this time was meant for what it said before. */
export const MEANING_MS = 400
/** After an answer, which is read before anything is sent again, and where the button stood while it was sent. */
export const ANSWER_MS = 1000
/** A second press on the same price of the board within this time belongs to the first. */
export const DOUBLE_MS = 1000
