import type { Game, gameList, ResponseOf } from '@touchline/contracts/calls'

/** Saturday 21 November 2026, 23:22 GMT+8. */
export const NOW = Date.UTC(2026, 10, 21, 15, 22)
const HOUR = 3_600_000

/** An open slot of Northlight. */
export const gameOf = (facts: Partial<Game> = {}): Game => ({
  game_id: 'slots-jade-tiger',
  provider_id: 'northlight',
  name: 'Jade Tiger',
  category: 'slots',
  art: { image: null, motif: 'tiger', hue: 150, hue2: 38, seed: 7 },
  badge: null,
  status: 'open',
  until: null,
  rtp: 9_640,
  popularity: 500,
  ...facts,
})

export const PROVIDERS = [
  { provider_id: 'northlight', name: 'Northlight', games: 2 },
  { provider_id: 'lotus-reel', name: 'Lotus Reel', games: 2 },
]

/** Four games of two providers: hot, new, plain and closed until Sunday 06:00. */
export const sampleLobby = (): ResponseOf<typeof gameList> => ({
  providers: PROVIDERS,
  games: [
    gameOf({
      game_id: 'koi',
      provider_id: 'lotus-reel',
      name: 'Golden Koi',
      badge: 'hot',
      popularity: 900,
      rtp: 9_500,
    }),
    gameOf(),
    gameOf({ game_id: 'wave', name: 'Great Wave', badge: 'new', popularity: 300, rtp: null }),
    gameOf({
      game_id: 'market',
      provider_id: 'lotus-reel',
      name: 'Night Market',
      popularity: 100,
      status: 'maintenance',
      until: NOW + 6 * HOUR + 38 * 60_000,
    }),
  ],
})

const MOTIFS =
  'koi tiger lanterns sevens pearl fan wave pagoda kite drum durian temple orchid lighthouse bowl gem'.split(
    ' ',
  )

/** A lobby of so many games, for looking at. */
export function manyGames(count: number): ResponseOf<typeof gameList> {
  const games = Array.from({ length: count }, (_, i) =>
    gameOf({
      game_id: `game-${i}`,
      provider_id: i % 3 === 0 ? 'lotus-reel' : 'northlight',
      name: `${['Golden', 'Silent', 'Northern', 'Lucky'][i % 4]} ${MOTIFS[i % MOTIFS.length]} ${i}`,
      art: {
        image: null,
        motif: MOTIFS[i % MOTIFS.length] ?? null,
        hue: (i * 47) % 360,
        hue2: (i * 91 + 30) % 360,
        seed: i * 97,
      },
      badge: i % 9 === 0 ? 'hot' : i % 7 === 0 ? 'new' : null,
      popularity: count - i,
      ...(i % 11 === 5 ? { status: 'maintenance' as const, until: NOW + 7 * HOUR } : {}),
    }),
  )
  return { providers: PROVIDERS, games }
}
