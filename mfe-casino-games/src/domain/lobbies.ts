import type { GameCategory } from '@touchline/contracts/calls'

/** The lobbies in the order in which they are offered, each with its address. */
export const LOBBIES: readonly { readonly category: GameCategory; readonly path: string }[] = [
  { category: 'slots', path: '/slots' },
  { category: 'casino', path: '/casino' },
  { category: 'mini', path: '/minigame' },
  { category: 'fishing', path: '/fishing' },
  { category: 'lottery', path: '/w4d' },
  { category: 'esports', path: '/esports2' },
  { category: 'others', path: '/others' },
]
