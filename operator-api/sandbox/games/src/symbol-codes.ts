import type { SlotGame } from '@touchline/fair/slots'
import { ICONS, type SymbolCode } from '@touchline/rounds/symbols'

/** Icons that join those of a theme, in an order that the theme begins. */
const ORDER = Object.keys(ICONS)
/** The most valuable symbols are pictures, the others letters. */
const PICTURES = 4
const LETTER_HUES_APART = 62
/** Symbols of machines with three reels. */
const CLASSIC: Readonly<Record<string, SymbolCode>> = {
  '7': 'sevens',
  H: 'cherries',
  B: 'bell',
  P: 'plum',
  L: 'lemon',
  M: 'melon',
  G: 'grapes',
  '1': 'bars:1',
  '2': 'bars:2',
  '3': 'bars:3',
}

type Theme = SlotGame['theme']

/** The symbol of each letter of a game; those with pays first, from the most valuable. */
export function symbolCodes(game: SlotGame): Map<string, SymbolCode> {
  const symbols = [...new Set(game.reels.join(''))]
  const worth = (symbol: string): number => game.pays[symbol]?.at(-1) ?? 0
  if (game.mechanic === 'classic') {
    const sorted = symbols.toSorted((a, b) => worth(b) - worth(a))
    return new Map(sorted.map((symbol) => [symbol, classicCode(symbol, game.theme)]))
  }
  const paying = symbols.filter((symbol) => game.pays[symbol]).sort((a, b) => worth(b) - worth(a))
  const pictures = Math.min(PICTURES, paying.length)
  const codes = new Map(
    paying.map((symbol, place) => [
      symbol,
      place < pictures ? iconOf(place, game.theme.motif) : letterCode(symbol, place - pictures, game.theme),
    ]),
  )
  if (game.wild) codes.set(game.wild, wildCode(game.theme))
  if (game.scatter) codes.set(game.scatter.symbol, 'star')
  if (game.hold) codes.set(game.hold.symbol, 'coin')
  for (const symbol of symbols) if (!codes.has(symbol)) codes.set(symbol, letterCode(symbol, 9, game.theme))
  return codes
}

/** The motif of a theme alone. */
export const motifCode = (motif: string): SymbolCode => iconOf(0, motif)

const classicCode = (symbol: string, theme: Theme): SymbolCode =>
  symbol === 'W' ? wildCode(theme) : (CLASSIC[symbol] ?? 'blank')

const wildCode = ({ hue2 }: Theme): SymbolCode => `wild:${hue2}`

function letterCode(symbol: string, place: number, { hue }: Theme): SymbolCode {
  const text = symbol === 'T' ? '10' : symbol
  return `letter:${text}:${(hue + place * LETTER_HUES_APART) % 360}`
}

/** Name of a picture: the motif of the theme first, then icons of other kinds. */
const iconOf = (place: number, motif: string): SymbolCode =>
  ORDER[(Math.max(ORDER.indexOf(motif), 0) + place * 7) % ORDER.length] as string
