/** Colours of the numbers, and of the digits on them; each pair can be read. */
const COLOURS = [
  ['#c8202f', '#fff'],
  ['#2459c9', '#fff'],
  ['#1d1d1f', '#fff'],
  ['#0b7a4b', '#fff'],
  ['#f28c28', '#111'],
  ['#f3efe0', '#111'],
  ['#7a3fc4', '#fff'],
  ['#4c9ab8', '#111'],
  ['#b5651d', '#fff'],
  ['#e6c700', '#111'],
  ['#d6589f', '#111'],
  ['#5f6b7a', '#fff'],
] as const

export const runnerColour = (number: number): readonly [fill: string, digits: string] =>
  COLOURS[(number - 1) % COLOURS.length] ?? COLOURS[0]
