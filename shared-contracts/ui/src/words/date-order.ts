/** Languages that write the year before the month, and so the month before the day. */
const MONTH_FIRST = /^(zh|ja|ko)/

/** Whether the language of the page puts the month first; workers and servers have no language. */
export const isMonthFirst = (): boolean => MONTH_FIRST.test(globalThis.document?.documentElement.lang ?? '')

/** A text with a date in it, "24/11", as the language of the page writes it: "11/24" in Chinese, Japanese and Korean. */
export const dateText = (dayMonth: string): string =>
  isMonthFirst() ? dayMonth.replace(/(\d+)\/(\d+)/, '$2/$1') : dayMonth
