import type { Drawn } from './drawn'

/** Words of the area that shows a picture, below its key `picture`. */
export type Words = (key: string, values?: Record<string, string | number>) => string

/** The content of a picture in words, for screen readers. */
export function pictureText(drawn: Drawn, t: Words): string {
  switch (drawn.kind) {
    case 'hands': {
      const hands = drawn.hands.map(
        ({ name, cards }) => `${t(`picture.${name}`)} ${cards.map(cardText).join(' ')}`,
      )
      return [...hands, drawn.winner === 'tie' ? t('picture.tie') : ''].filter(Boolean).join(', ')
    }
    case 'ranks':
      return drawn.ranks.map((rank) => RANKS[rank - 1]).join(' ')
    case 'reels': {
      const reels = drawn.window.map((reel) => reelText(reel, drawn.symbols, t))
      return t('picture.reels', { reels: reels.join(Object.keys(drawn.symbols).length > 0 ? '; ' : ' ') })
    }
    case 'pocket':
      return t('picture.pocket', { number: drawn.number })
    case 'dice':
      return t('picture.dice', { dice: drawn.dice.join(' ') })
    case 'balls':
      return t('picture.numbers', { numbers: drawn.numbers.join(' ') })
    case 'coin':
      return t(`picture.${drawn.side}`)
    case 'plinko':
      return t('picture.path', { slot: drawn.slot + 1 })
    case 'mines':
      return t('picture.mines', { opened: drawn.opened.length, mines: drawn.mines.length })
    case 'crash':
      return t('picture.crash', { stop: drawn.stop === null ? '–' : timesText(drawn.stop) })
    case 'catch':
      return t('picture.caught', { caught: drawn.caught.length, shots: drawn.shots })
  }
}

type Symbols = Readonly<Record<string, string>>

function reelText(reel: string, symbols: Symbols, t: Words): string {
  const names = [...reel].map((symbol) => symbolText(symbols[symbol], t) ?? symbol)
  return Object.keys(symbols).length > 0 ? names.join(', ') : reel
}

/** Name of a symbol; letters are their own, and an empty place has none. */
function symbolText(code: string | undefined, t: Words): string | null {
  if (!code) return null
  const [kind, text = ''] = code.split(':')
  if (kind === 'letter') return text
  if (kind === 'bars') return `BAR ${text}`
  if (kind === 'wild') return 'WILD'
  return kind === 'blank' ? '–' : t(`picture.symbol.${kind}`)
}

/** Ranks of cards, the ace first. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
export const SUITS = ['♠', '♥', '♦', '♣']

const cardText = (card: number): string => `${RANKS[card % 13]}${SUITS[Math.floor(card / 13) % 4]}`

/** A multiplier in hundredths. */
export const timesText = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}×`
