/** Remaining milliseconds as `HH:mm:ss`; hours go past 24. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** Day in GMT+8 in the words of a language, `Monday 23 November`; `23/11` where the browser has no such words. */
export function dayText(at: number, tag: string): string {
  const isWorded = Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  const shape: Intl.DateTimeFormatOptions = isWorded
    ? { weekday: 'long', day: 'numeric', month: 'long' }
    : { day: '2-digit', month: '2-digit' }
  return new Intl.DateTimeFormat(isWorded && tag !== 'en' ? tag : 'en-GB', {
    timeZone: 'Asia/Kuala_Lumpur',
    ...shape,
  }).format(at)
}

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
