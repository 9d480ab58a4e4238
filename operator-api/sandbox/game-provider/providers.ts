import type { GameCategory } from '@touchline/contracts/calls'

/** An invented studio and the lobbies it makes games for. */
export interface SandboxProvider {
  provider_id: string
  name: string
  categories: readonly GameCategory[]
}

export const SANDBOX_PROVIDERS: readonly SandboxProvider[] = [
  { provider_id: 'northlight', name: 'Northlight', categories: ['slots'] },
  { provider_id: 'lotus-reel', name: 'Lotus Reel', categories: ['slots'] },
  { provider_id: 'octave', name: 'Octave', categories: ['slots', 'fishing'] },
  { provider_id: 'red-kite', name: 'Red Kite', categories: ['slots'] },
  { provider_id: 'fivefold', name: 'Fivefold', categories: ['slots', 'mini'] },
  { provider_id: 'saffron-bay', name: 'Saffron Bay', categories: ['slots'] },
  { provider_id: 'monsoon-works', name: 'Monsoon Works', categories: ['slots', 'fishing'] },
  { provider_id: 'tin-roof', name: 'Tin Roof', categories: ['slots', 'others'] },
  { provider_id: 'blue-heron', name: 'Blue Heron', categories: ['slots', 'fishing'] },
  { provider_id: 'quick-coin', name: 'Quick Coin', categories: ['mini'] },
  { provider_id: 'paper-lane', name: 'Paper Lane', categories: ['mini', 'others'] },
  { provider_id: 'green-felt', name: 'Green Felt Live', categories: ['casino'] },
  { provider_id: 'harbour-tables', name: 'Harbour Tables', categories: ['casino'] },
  { provider_id: 'riverside-live', name: 'Riverside Live', categories: ['casino'] },
  { provider_id: 'draw-house', name: 'Draw House', categories: ['lottery'] },
  { provider_id: 'four-figure', name: 'Four Figure', categories: ['lottery'] },
  { provider_id: 'arena-nine', name: 'Arena Nine', categories: ['esports'] },
  { provider_id: 'last-round', name: 'Last Round', categories: ['esports'] },
  { provider_id: 'old-deck', name: 'Old Deck', categories: ['others'] },
]
