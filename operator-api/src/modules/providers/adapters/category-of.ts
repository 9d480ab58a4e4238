import type { GameCategory } from '@touchline/contracts/calls'

const WORDS: readonly (readonly [RegExp, GameCategory])[] = [
  [/fish|shoot/, 'fishing'],
  [/lotter|keno|bingo/, 'lottery'],
  [/e-?sport/, 'esports'],
  [/slot|megaway/, 'slots'],
  [/crash|mines|plinko|instant|scratch|arcade|mini/, 'mini'],
  [/live|baccarat|roulette|blackjack|sic ?bo|dragon|table|casino/, 'casino'],
]

/** The lobby of a game by an aggregator's name of its kind. */
export function categoryOf(kind: string): GameCategory {
  const text = kind.toLowerCase()
  return WORDS.find(([words]) => words.test(text))?.[1] ?? 'others'
}

/** A name as part of an address. */
export const codeOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'studio'
