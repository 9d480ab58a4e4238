import { ICONS, paletteOf } from '@touchline/rounds/symbols'

const HUES = [44, 20, 350, 320, 280, 240, 205, 180, 150, 110]
const FORMS = [
  'M94 50C80 28 54 24 30 40L6 24C12 42 12 58 6 76L30 60C54 76 80 72 94 50Z',
  'M94 50C84 18 48 14 32 42L4 30C14 44 14 56 4 70L32 58C48 86 84 82 94 50Z',
  'M96 50C76 36 50 34 28 44L4 32L14 50L4 68L28 56C50 66 76 64 96 50Z',
]
const RARE_FROM = 18

/** A fish that swims to the right; the last ones of the list are rare animals. */
export function fishSvg(index: number): string {
  const rare = ['turtle', 'octopus', 'shark'][index - RARE_FROM]
  const hue = HUES[index % HUES.length] as number
  const drawing = rare ? rareAnimal(rare, hue) : commonFish(index, hue)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 108 108" width="216" height="216">${drawing}</svg>`
}

function commonFish(index: number, hue: number): string {
  const p = paletteOf(hue)
  return `<path d="${FORMS[index % FORMS.length]}" fill="${p.main}" stroke="${p.dark}" stroke-width="3"/><path d="M58 34C50 44 50 56 58 66M44 38C38 46 38 54 44 62" fill="none" stroke="${p.light}" stroke-width="5" stroke-linecap="round"/><path d="M52 28C58 14 70 14 74 24Z" fill="${p.dark}"/><circle cx="76" cy="45" r="6" fill="#fff"/><circle cx="78" cy="45" r="3" fill="${p.ink}"/>`
}

function rareAnimal(name: string, hue: number): string {
  const draw = ICONS[name] as (typeof ICONS)[string]
  // The shark of the reels looks to the left.
  return name === 'shark'
    ? `<g transform="translate(100 0) scale(-1 1)">${draw(paletteOf(205))}</g>`
    : draw(paletteOf(hue))
}
