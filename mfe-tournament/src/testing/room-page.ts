import type { RankRow, ResponseOf, RoomMatchState, RoomPick, roomInfo } from '@touchline/contracts/calls'
import { NOW, roomOf } from './rooms'

const HOUR = 3_600_000

/** A match that can be picked. */
export const matchOf = (facts: Partial<RoomMatchState> = {}): RoomMatchState => ({
  match_id: 1,
  league_id: 1,
  league: 'England Premier League',
  home: 'Arsenal',
  away: 'Chelsea',
  kickoff: NOW + 2 * HOUR,
  state: 'open',
  score: null,
  minute: null,
  offers: [
    { bet_type: 'hdp', line_id: 11, ball: 1, line: -2, prices: [92, -98] },
    { bet_type: 'ou', line_id: 12, ball: 1, line: 11, prices: [-93, 87] },
  ],
  ...facts,
})

export const rankOf = (facts: Partial<RankRow> = {}): RankRow => ({
  place: 1,
  change: 0,
  name: 'siewling',
  me: false,
  wins: 1,
  points: 100_000,
  prize: 0,
  ...facts,
})

export const pickOf = (facts: Partial<RoomPick> = {}): RoomPick => ({
  pick_id: 'p1',
  room_id: '10001',
  plus: false,
  legs: [{ match_id: 2, bet_type: 'hdp', selection: 'home', line: -2, odds: 92, result: 'win' }],
  points: 60_000,
  returned: 115_200,
  possible: 115_200,
  at: NOW,
  ...facts,
})

/** A room in which demo is fourth of six. */
export const sampleRoom = (
  facts: Partial<ResponseOf<typeof roomInfo>> = {},
): ResponseOf<typeof roomInfo> => ({
  room: roomOf({ mine: true, joined: 6, prize_pool: 27_000, shares: [70, 30] }),
  currency: 'MYR',
  rake_percent: 10,
  owned: false,
  matches: [
    matchOf({
      match_id: 2,
      home: 'Ipswich Town',
      away: 'Leeds United',
      state: 'settled',
      score: [2, 1],
      offers: [],
    }),
    matchOf({
      match_id: 3,
      home: 'Everton',
      away: 'Fulham',
      state: 'closed',
      score: [1, 0],
      minute: 22,
      offers: [],
    }),
    matchOf(),
    matchOf({ match_id: 4, home: 'Manchester City', away: 'Tottenham Hotspur' }),
  ],
  picks: [pickOf()],
  plus_left: 100_000,
  rank: [
    rankOf({ points: 192_150, wins: 2, prize: 18_900, change: 2 }),
    rankOf({ place: 2, name: 'kelvin88', points: 180_600, prize: 4_050 }),
    rankOf({ place: 2, name: 'arifpg', points: 180_600, prize: 4_050, change: -1 }),
    rankOf({ place: 4, name: 'demo', me: true, points: 115_200, change: 1 }),
    rankOf({ place: 5, name: 'nurul07', points: 50_000, wins: 0 }),
    rankOf({ place: 6, name: 'hakim03', points: 0, wins: 0 }),
  ],
  events: [
    { at: NOW - 60_000, event: 'settled', name: null, match_id: 2, score: [2, 1] },
    { at: NOW - 600_000, event: 'closed', name: null, match_id: 3, score: null },
    { at: NOW - 900_000, event: 'joined', name: 'hakim03', match_id: null, score: null },
  ],
  ...facts,
})
