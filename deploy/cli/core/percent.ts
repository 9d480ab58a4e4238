import { InvalidArgumentError } from 'commander'

/** A share of 0 to 100 % as somebody typed it. */
export function parsePercent(text: string): number {
  const percent = Number(text)
  if (text.trim() !== '' && percent >= 0 && percent <= 100) return percent
  throw new InvalidArgumentError('It is a share of 0 to 100 %.')
}
