/** Nobody reads what asks and presses on it within this time. */
const UNREAD_MS = 300

/** Whether what has asked since `since` came so late before a press `now` that nobody can have read it; epoch milliseconds. */
export const isUnread = (since: number, now: number): boolean => now - since < UNREAD_MS
