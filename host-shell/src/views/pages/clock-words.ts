/** Time left in milliseconds as `HH:mm:ss`; hours go past 24. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** Day in GMT+8 in words, `Monday 23 November` in the language of a tag. */
export const dayText = (at: number, tag: string): string =>
  new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    timeZone: 'Asia/Kuala_Lumpur',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(at)

/** Time of day where the player is, with its zone: `04:17 GMT+7`. */
export const localTimeText = (at: number, tag: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
    timeZoneName: 'shortOffset',
  }).format(at)
