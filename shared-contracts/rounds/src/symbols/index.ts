export { ICONS } from './icons'
export { type Palette, paletteOf } from './palette'
export { type SymbolCode, symbolArt } from './symbol-art'
