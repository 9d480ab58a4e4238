import type { Game, GameProvider, gameList, ResponseOf } from '@touchline/contracts/calls'

/** Saturday 21 November 2026, 23:22 GMT+8. */
export const NOW = Date.UTC(2026, 10, 21, 15, 22)
const HOUR = 3_600_000

/** An open slot of Northlight. */
export const gameOf = (facts: Partial<Game> = {}): Game => ({
  provider: 'northlight',
  game_code: 'jade-tiger',
  name: 'Jade Tiger',
  category: 'slots',
  tags: ['lines'],
  image: null,
  image_34: null,
  art: { motif: 'tiger', hue: 150, hue2: 38, seed: 7 },
  rtp: 9_640,
  volatility: 'medium',
  min_bet: 20,
  max_bet: 50_000,
  lines: 20,
  platforms: ['desktop', 'mobile'],
  currencies: ['MYR'],
  badge: null,
  state: 'open',
  reason: null,
  until: null,
  has_demo: false,
  has_lobby: false,
  sort: 2,
  ...facts,
})

const providerOf = (code: string, name: string): GameProvider => ({
  code,
  name,
  kind: 'slots',
  wallet: 'seamless',
  state: 'open',
  until: null,
})

export const PROVIDERS = [providerOf('northlight', 'Northlight'), providerOf('lotus-reel', 'Lotus Reel')]

const answerOf = (games: Game[]): ResponseOf<typeof gameList> => ({
  version: '1',
  unchanged: false,
  providers: PROVIDERS,
  games,
})

/** Four games of two providers: hot, plain, new and closed until Sunday 06:00. */
export const sampleLobby = (): ResponseOf<typeof gameList> =>
  answerOf([
    gameOf({
      provider: 'lotus-reel',
      game_code: 'koi',
      name: 'Golden Koi',
      tags: ['ways'],
      badge: 'hot',
      rtp: 9_500,
      sort: 1,
    }),
    gameOf(),
    gameOf({ game_code: 'wave', name: 'Great Wave', badge: 'new', rtp: null, sort: 3 }),
    gameOf({
      provider: 'lotus-reel',
      game_code: 'market',
      name: 'Night Market',
      sort: 4,
      state: 'maintenance',
      reason: 'game_maintenance',
      until: NOW + 6 * HOUR + 38 * 60_000,
    }),
  ])

const MOTIFS =
  'koi tiger lanterns sevens pearl fan wave pagoda kite drum durian temple orchid lighthouse bowl gem'.split(
    ' ',
  )

/** A lobby of so many games, for looking at. */
export function manyGames(count: number): ResponseOf<typeof gameList> {
  return answerOf(
    Array.from({ length: count }, (_, i) =>
      gameOf({
        provider: i % 3 === 0 ? 'lotus-reel' : 'northlight',
        game_code: `game-${i}`,
        name: `${['Golden', 'Silent', 'Northern', 'Lucky'][i % 4]} ${MOTIFS[i % MOTIFS.length]} ${i}`,
        tags: [['lines', 'ways', 'cascade', 'hold'][i % 4] as string],
        art: {
          motif: MOTIFS[i % MOTIFS.length] ?? null,
          hue: (i * 47) % 360,
          hue2: (i * 91 + 30) % 360,
          seed: i * 97,
        },
        badge: i % 9 === 0 ? 'hot' : i % 7 === 0 ? 'new' : null,
        sort: i + 1,
        ...(i % 11 === 5 && {
          state: 'maintenance' as const,
          reason: 'game_maintenance',
          until: NOW + 7 * HOUR,
        }),
      }),
    ),
  )
}
