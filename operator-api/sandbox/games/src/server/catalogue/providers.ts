/** Studios whose games this server runs. */
export const PROVIDERS = [
  { code: 'northlight', name: 'Northlight', kind: 'slots' },
  { code: 'lotus-reel', name: 'Lotus Reel', kind: 'slots' },
  { code: 'octave', name: 'Octave', kind: 'slots' },
  { code: 'red-kite', name: 'Red Kite', kind: 'slots' },
  { code: 'fivefold', name: 'Fivefold', kind: 'slots' },
  { code: 'saffron-bay', name: 'Saffron Bay', kind: 'slots' },
  { code: 'monsoon-works', name: 'Monsoon Works', kind: 'slots' },
  { code: 'tin-roof', name: 'Tin Roof', kind: 'slots' },
  { code: 'green-felt', name: 'Green Felt', kind: 'casino' },
  { code: 'harbour-tables', name: 'Harbour Tables', kind: 'casino' },
  { code: 'quick-coin', name: 'Quick Coin', kind: 'mini' },
  { code: 'blue-heron', name: 'Blue Heron', kind: 'fishing' },
  { code: 'pixel-arena', name: 'Pixel Arena', kind: 'esports' },
  { code: 'old-deck', name: 'Old Deck', kind: 'others' },
] as const

export type ProviderCode = (typeof PROVIDERS)[number]['code']
