import { ICONS } from './icons'
import { paletteOf } from './palette'

/** `gem`, `star`, `coin`, `blank`, `wild:45`, `bars:2`, `letter:J:272`: a provider names the symbols of a slot so. */
export type SymbolCode = string

const CODE = /^(?:(wild|bars):(\d{1,3})|letter:([A-Z\d]{1,2}):(\d{1,4})|([a-z]+))$/

/** The drawing of a symbol as SVG; null for a code that is not known. */
export function symbolArt(code: SymbolCode): string | null {
  const [, kind, number, text, hue, name] = CODE.exec(code) ?? []
  if (kind === 'wild') return framed(badge('WILD', Number(number)), '')
  if (kind === 'bars') return framed(barStack(Math.min(Number(number), BAR_COLOURS.length)), '')
  if (text) return letter(text, Number(hue))
  if (name === 'star') return framed(star(), '')
  if (name === 'coin') return coin()
  if (name === 'blank') return framed('', '')
  const icon = name && Object.hasOwn(ICONS, name) ? ICONS[name] : null
  return icon && name ? framed(icon(paletteOf(HUES[name] ?? 0)), '') : null
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

const BAR_COLOURS = ['#f6c453', '#4fa3ff', '#ff6b6b']

function barStack(count: number): string {
  const height = 26
  const top = 50 - (count * height) / 2
  const colour = BAR_COLOURS[count - 1]
  return Array.from({ length: count }, (_, index) => {
    const y = top + index * height
    return `<rect x="8" y="${y + 1}" width="84" height="${height - 3}" rx="6" fill="#10151d" stroke="${colour}" stroke-width="3"/><text x="50" y="${y + 19}" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="900" font-size="18" fill="${colour}">BAR</text>`
  }).join('')
}

const framed = (inner: string, defs: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 112 112" width="224" height="224">${defs}${inner}</svg>`

function letter(text: string, hue: number): string {
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
