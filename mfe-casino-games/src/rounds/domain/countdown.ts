const two = (value: number): string => String(value).padStart(2, '0')

/** Remaining time as `mm:ss`, with hours where there are any. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const shown = `${two(minutes)}:${two(seconds % 60)}`
  return hours > 0 ? `${two(hours)}:${shown}` : shown
}

const GMT8_MS = 8 * 3_600_000

/** `HH:mm` of GMT+8, with seconds where they are not zero. */
export const exactClockText = (at: number): string => {
  const text = new Date(at + GMT8_MS).toISOString().slice(11, 19)
  return text.endsWith(':00') ? text.slice(0, 5) : text
}

/** `HH:mm` of GMT+8. */
export const clockText = (at: number): string => new Date(at + GMT8_MS).toISOString().slice(11, 16)
