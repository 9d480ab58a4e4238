import { ICONS } from './icons'
import { paletteOf } from './palette'

/** Icons that join those of a theme, in an order that the theme begins. */
const ORDER = Object.keys(ICONS)
/** Symbols of machines with three reels. */
const CLASSIC: Readonly<Record<string, string>> = {
  '7': 'sevens',
  H: 'cherries',
  B: 'bell',
  P: 'plum',
  L: 'lemon',
  M: 'melon',
  G: 'grapes',
}
const BARS: Readonly<Record<string, number>> = { '1': 1, '2': 2, '3': 3 }

/** The drawing of a symbol of a classic machine; blank for an empty place. */
export function classicSvg(symbol: string, theme: SymbolTheme): string {
  if (symbol === 'W') return framed(badge('WILD', theme.hue2), '')
  const bars = BARS[symbol]
  if (bars) return framed(barStack(bars), '')
  const name = CLASSIC[symbol]
  return framed(name ? (ICONS[name] as (typeof ICONS)[string])(paletteOf(HUES[name] ?? 0)) : '', '')
}

function barStack(count: number): string {
  const height = 26
  const top = 50 - (count * height) / 2
  const colour = ['#f6c453', '#4fa3ff', '#ff6b6b'][count - 1]
  return Array.from({ length: count }, (_, index) => {
    const y = top + index * height
    return `<rect x="8" y="${y + 1}" width="84" height="${height - 3}" rx="6" fill="#10151d" stroke="${colour}" stroke-width="3"/><text x="50" y="${y + 19}" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="900" font-size="18" fill="${colour}">BAR</text>`
  }).join('')
}

/** Natural hues of the icons. */
const HUES: Readonly<Record<string, number>> = {
  koi: 20,
  tiger: 34,
  lanterns: 6,
  sevens: 352,
  pearl: 322,
  fan: 24,
  wave: 200,
  pagoda: 4,
  kite: 205,
  drum: 2,
  durian: 95,
  lotus: 328,
  gem: 188,
  crown: 350,
  moon: 245,
  coins: 28,
  bell: 8,
  cherries: 352,
  bar: 44,
  melon: 354,
  plum: 278,
  mask: 348,
  turtle: 135,
  umbrella: 340,
  comet: 222,
  chili: 4,
  owl: 28,
  horse: 22,
  temple: 18,
  bamboo: 118,
  bowl: 204,
  lemon: 52,
  grapes: 275,
  anchor: 205,
  lighthouse: 4,
  octopus: 290,
  orchid: 300,
  peaks: 215,
  sailboat: 28,
  shark: 205,
  shield: 216,
}

export interface SymbolTheme {
  readonly motif: string
  readonly hue: number
  readonly hue2: number
}

/** The drawing of each symbol of a game: pictures, letters, wild, scatter and coin. */
export function symbolSvg(symbol: string, place: number, pictures: number, theme: SymbolTheme): string {
  if (symbol === 'W') return framed(badge('WILD', theme.hue2), '')
  if (symbol === 'S') return framed(star(), '')
  if (symbol === 'O') return coin()
  if (place < pictures) return framed(picture(place, theme), '')
  return letter(symbol, theme.hue + (place - pictures) * 62)
}

/** Name of a picture: the motif of the theme first, then icons of other kinds. */
const iconOf = (place: number, motif: string): string =>
  ORDER[(Math.max(ORDER.indexOf(motif), 0) + place * 7) % ORDER.length] as string

function picture(place: number, { motif }: SymbolTheme): string {
  const name = iconOf(place, motif)
  return (ICONS[name] as (typeof ICONS)[string])(paletteOf(HUES[name] ?? 0))
}

/** The motif of a theme alone. */
export const motifSvg = (theme: SymbolTheme): string => framed(picture(0, theme), '')

const framed = (inner: string, defs: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 112 112" width="224" height="224">${defs}${inner}</svg>`

function letter(symbol: string, hue: number): string {
  const text = symbol === 'T' ? '10' : symbol
  const h = ((hue % 360) + 360) % 360
  return framed(
    `<g font-family="Georgia, 'DejaVu Serif', serif" font-weight="700" font-size="${text.length > 1 ? 66 : 84}" text-anchor="middle"><text x="52" y="82" fill="#0009">${text}</text><text x="50" y="79" fill="url(#f)" stroke="hsl(${h} 60% 26%)" stroke-width="3" paint-order="stroke">${text}</text></g>`,
    `<defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${h} 85% 82%)"/><stop offset="1" stop-color="hsl(${h} 70% 52%)"/></linearGradient></defs>`,
  )
}

function badge(text: string, hue: number): string {
  const p = paletteOf(hue)
  return `<path d="M50 2L92 26V74L50 98L8 74V26Z" fill="${p.dark}"/><path d="M50 8L86 29V71L50 92L14 71V29Z" fill="${p.main}" stroke="${p.gold}" stroke-width="4"/><text x="50" y="60" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="900" font-size="27" fill="#fff" stroke="${p.ink}" stroke-width="4" paint-order="stroke">${text}</text>`
}

function star(): string {
  return `<circle cx="50" cy="50" r="46" fill="#6a3bd0"/><circle cx="50" cy="50" r="46" fill="none" stroke="#f6c453" stroke-width="4"/><path d="M50 12L60 38L88 40L66 57L74 85L50 69L26 85L34 57L12 40L40 38Z" fill="#f6c453" stroke="#fff3d6" stroke-width="2.4"/>`
}

function coin(): string {
  return framed(
    '<circle cx="50" cy="53" r="45" fill="#9a6512"/><circle cx="50" cy="48" r="45" fill="url(#c)"/><circle cx="50" cy="48" r="36" fill="none" stroke="#a8741b" stroke-width="3"/>',
    '<defs><radialGradient id="c" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#fff0b8"/><stop offset="1" stop-color="#eeb02f"/></radialGradient></defs>',
  )
}
