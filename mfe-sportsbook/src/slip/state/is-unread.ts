import { UNREAD_MS } from './press-times'

/**
 * Whether what has asked since `since` came so late before a press `now` that nobody can have read it; epoch milliseconds. It
 * covers the offer alone: a price or line, or a deduction, that a press would accept. The button rests by itself (`restsUntil`).
 */
export const isUnread = (since: number, now: number): boolean => now - since < UNREAD_MS
