import { IBOX_PRIZES, PRIZES_3ABC, PRIZES_4D, permutationsOf } from '@touchline/fair/rounds'

/** How a number is played in 4D; other lotteries know it straight alone. */
export const TICKET_TYPES = ['straight', 'box', 'ibox', 'roll', '4a', '3a', '3abc'] as const
export type TicketType = (typeof TICKET_TYPES)[number]

/** Whether a type has a stake on big and one on small. */
export const hasBigSmall = (type: TicketType): boolean =>
  type === 'straight' || type === 'box' || type === 'ibox' || type === 'roll'

/** Digits that are typed. */
export const digitsOf = (digits: number, type: TicketType): number =>
  digits === 4 && (type === '3a' || type === '3abc') ? 3 : digits

/** Markets that a ticket is bet on. */
export function marketOf(digits: number, type: TicketType, size: 'big' | 'small'): string {
  if (digits !== 4) return `${digits}d`
  const end = size === 'big' ? 'Big' : 'Small'
  switch (type) {
    case 'straight':
      return size
    case 'box':
    case 'ibox':
    case 'roll':
      return `${type}${end}`
    default:
      return type
  }
}

/** Stakes in one bet: a box pays for each of its numbers, a roll for ten. */
export function stakesOf(type: TicketType, number: string): number {
  if (type === 'roll') return 10
  return type === 'box' ? permutationsOf(number).length : 1
}

/** Prizes of one unit, from the first to the consolation. */
export function prizesOf(type: TicketType, size: 'big' | 'small', number: string): readonly number[] {
  if (type === 'ibox') return IBOX_PRIZES[size][permutationsOf(number).length] ?? []
  if (type === '3abc') return size === 'big' ? PRIZES_3ABC : []
  if (type === '4a') return size === 'big' ? PRIZES_4D['4a'] : []
  return hasBigSmall(type) ? PRIZES_4D[size] : []
}

/** Whether the typed text is a complete number of the type. */
export function isComplete(digits: number, type: TicketType, text: string): boolean {
  const length = digitsOf(digits, type)
  if (type === 'roll' && digits === 4) return text.length === 4 && /^\d*_\d*$/.test(text)
  if (text.length !== length || !/^\d+$/.test(text)) return false
  return type === 'box' || type === 'ibox' ? permutationsOf(text).length > 1 : true
}
