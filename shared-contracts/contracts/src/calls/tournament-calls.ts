import * as v from 'valibot'
import { CURRENCIES } from '../limits/currencies'
import { BET_RESULTS } from './bet-entity'
import { defineCall } from './define-call'
import { keyInput, listInput, pageInput, searchInput, textInput, wholeInput } from './input'

const minor = v.pipe(v.number(), v.safeInteger())
const int = v.pipe(v.number(), v.integer())

/** 1 public, 2 private, 3 free. */
export const ROOM_TYPES = [1, 2, 3] as const
/** A open, 0 active, 1 closed, 2 cancelled, 3 ended, 4 betting stopped. 10 asks for all. */
export const ROOM_STATUSES = ['A', '0', '1', '2', '3', '4'] as const
export type RoomStatus = (typeof ROOM_STATUSES)[number]

export const Room = v.object({
  room_id: v.string(),
  name: v.string(),
  owner: v.string(),
  room_type: v.picklist(ROOM_TYPES),
  status: v.picklist(ROOM_STATUSES),
  /** Entry fee and pool, minor units; 0 for free rooms. */
  room_rate: minor,
  prize_pool: minor,
  /** Shares of the pool for places 1 to 3, percent. */
  shares: v.array(int),
  room_limit: int,
  joined: int,
  matches: int,
  /** Epoch milliseconds. */
  start_at: v.number(),
  last_join_at: v.nullable(v.number()),
  mine: v.boolean(),
  /** Code of the catalogue that says why it cannot be joined now; null when it can. */
  refusal: v.nullable(v.string()),
})
export type Room = v.InferOutput<typeof Room>

export const roomList = defineCall({
  name: 'roomList',
  path: '/tournament/roomlist',
  request: v.object({
    tab: v.picklist(['all', 'public', 'private', 'free']),
    /** Only rooms that the member has joined or owns, ended ones too. */
    mine: v.optional(v.boolean(), false),
    /** 10: all of them. */
    status: v.optional(v.picklist([...ROOM_STATUSES, '10']), '10'),
    search: v.optional(searchInput, ''),
    ...pageInput,
  }),
  response: v.object({
    rooms: v.array(Room),
    total: int,
    /** Rooms behind each tab for the same search. */
    counts: v.optional(v.object({ all: int, public: int, private: int, free: int, mine: v.optional(int) })),
  }),
})

const idInput = textInput(20, 1)
const pinInput = textInput(20)

/** Most points that a member may put on one match, and on all Tournament+ tickets of a room together. */
export const ROOM_POINTS = 1000
/** Least points on a Tournament+ ticket, and most tickets of a member in a room. */
export const TICKET_POINTS_MIN = 10
export const TICKETS_MAX = 10
export const PICK_TYPES = ['hdp', 'ou'] as const
const score = () => v.nullable(v.tuple([int, int]))

/** A match that rooms may be made of, or a room's match. Kick-off in epoch milliseconds. */
export const RoomMatch = v.object({
  match_id: int,
  league_id: int,
  league: v.string(),
  home: v.string(),
  away: v.string(),
  kickoff: v.number(),
})
export type RoomMatch = v.InferOutput<typeof RoomMatch>

/** Leagues with matches that a room may be made of: football, not begun, near enough. */
export const roomLeagueList = defineCall({
  name: 'roomLeagueList',
  path: '/tournament/roomleaguelist',
  request: v.object({}),
  response: v.object({
    leagues: v.array(v.object({ league_id: int, league: v.string(), matches: int })),
    /** Bounds of the brand; fees in minor units of the member's currency. */
    bounds: v.object({
      fee: v.object({ min: minor, max: minor }),
      players: v.object({ min: int, max: int }),
      matches: v.object({ min: int, max: int }),
    }),
    rake_percent: int,
    /** Percent of the pool for each paid place, by the least number of players. */
    shares: v.array(v.object({ players: int, percents: v.array(int) })),
    /** The member has an open private room, so another one is refused with `roomExists`. */
    owns_private: v.boolean(),
  }),
})

/** Matches that a room may be made of, of one league or of all, by kick-off. */
export const roomMatchList = defineCall({
  name: 'roomMatchList',
  path: '/tournament/roommatchlist',
  request: v.object({ league_id: v.optional(wholeInput()) }),
  response: v.object({ matches: v.array(RoomMatch) }),
})

/** The same by the names of teams and leagues. */
export const matchLookup = defineCall({
  name: 'matchLookup',
  path: '/tournament/matchlookup',
  request: v.object({ search: searchInput }),
  response: v.object({ matches: v.array(RoomMatch) }),
})

/**
 * Makes a room and lets its owner in for the fee. Refused with `roomExists`, `minRoomRate`, `maxRoomRate`, `minRoomLimit`,
 * `maxRoomLimit`, `invalidRoomPassword`, `tournamentMatchesMin`, `tournamentMatchesMax`, `liveMatchNotAllowed`,
 * `termsRequired`, `insufficient_balance`, `createRoomFailed-1` with as many open rooms as a member may have. The same key with the same
 * body gets the room that was made; with another one it is refused with `duplicate_debit_record`.
 */
export const roomCreate = defineCall({
  name: 'roomCreate',
  path: '/tournament/roomcreate',
  idempotent: true,
  request: v.object({
    idem_key: keyInput,
    /** 1 public, 2 private. Free rooms are the house's. */
    room_type: v.picklist([1, 2]),
    name: textInput(40),
    /** Minor units. */
    room_rate: wholeInput(),
    room_limit: wholeInput(0, 1000),
    /** Six digits for a private room, else empty. */
    pin: pinInput,
    matches: listInput(wholeInput(), 100),
    terms: v.boolean(),
  }),
  response: v.object({ room: Room }),
})
/** The same for operator_type 2. */
export const vRoomCreate = defineCall({ ...roomCreate, name: 'vRoomCreate', path: '/tournament/vroomcreate' })

/**
 * Joins a room for its fee. Refused with `roomNotExists`, `roomFull`, `roomClosedNotAllowed`, `roomEnded`,
 * `roomEndedOrCancelled`, `memberJoinedBefore`, `IPJoinedBefore`, `roomPasswordRequired`, `invalidRoomPassword`,
 * `requestLimit` after too many wrong PINs, `termsRequired`, `insufficient_balance`.
 */
export const roomJoin = defineCall({
  name: 'roomJoin',
  path: '/tournament/roomjoin',
  idempotent: true,
  request: v.object({ idem_key: keyInput, room_id: idInput, pin: pinInput, terms: v.boolean() }),
  response: v.object({ room: Room }),
})
/** The same for operator_type 2. */
export const vRoomJoin = defineCall({ ...roomJoin, name: 'vRoomJoin', path: '/tournament/vroomjoin' })

/** Leaves a room before its first kick-off; the fee comes back. An owner's leaving cancels the room for all. */
export const roomLeave = defineCall({
  name: 'roomLeave',
  path: '/tournament/roomleave',
  request: v.object({ room_id: idInput }),
  response: v.object({ room: Room }),
})

/** Whether the member may take part in a room: why not, as a code of the catalogue, or null. */
export const memberValidateTournament = defineCall({
  name: 'memberValidateTournament',
  path: '/membervalidatetournament',
  request: v.object({ room_id: idInput }),
  response: v.object({
    refusal: v.nullable(v.string()),
    joined: v.boolean(),
    /** The room asks for a PIN. */
    pin: v.boolean(),
    room_rate: minor,
  }),
})

/** A price of a match that may be picked. */
export const PickOffer = v.object({
  bet_type: v.picklist(PICK_TYPES),
  line_id: int,
  /** Version of the price. */
  ball: int,
  /** Quarter goals from the home side, or of the total. */
  line: int,
  /** Malay hundredths of home and away, or over and under. */
  prices: v.tuple([int, int]),
})
export type PickOffer = v.InferOutput<typeof PickOffer>

/** A pick, or a leg of a Tournament+ ticket. */
export const PickLeg = v.object({
  match_id: int,
  bet_type: v.picklist(PICK_TYPES),
  selection: v.picklist(['home', 'away', 'over', 'under']),
  line: int,
  /** Malay hundredths; of a ticket's leg decimal hundredths. */
  odds: int,
  /** Null while open. */
  result: v.nullable(v.picklist(BET_RESULTS)),
})
export type PickLeg = v.InferOutput<typeof PickLeg>

/** A selection with a member's points. Points in hundredths. */
export const RoomPick = v.object({
  pick_id: v.string(),
  room_id: v.string(),
  plus: v.boolean(),
  legs: v.array(PickLeg),
  points: int,
  /** Points that came back, stake included; null while open. */
  returned: v.nullable(int),
  /** Points that come back if all is won. */
  possible: int,
  at: v.number(),
})
export type RoomPick = v.InferOutput<typeof RoomPick>

/** A match of a room in its current state. */
export const RoomMatchState = v.object({
  ...RoomMatch.entries,
  /** `open`: picks may change; `closed`: play has begun; `settled`; `void`: points came back. */
  state: v.picklist(['open', 'closed', 'settled', 'void']),
  score: score(),
  minute: v.nullable(int),
  offers: v.array(PickOffer),
})
export type RoomMatchState = v.InferOutput<typeof RoomMatchState>

export const RankRow = v.object({
  /** Those with the same place share its prizes. */
  place: int,
  /** Places won since the result before the last one; negative for lost ones. */
  change: int,
  /** Nickname, or the account with its middle hidden. */
  name: v.string(),
  me: v.boolean(),
  wins: int,
  /** Points that came back, hundredths. */
  points: int,
  /** The current prize of this place, or the paid one; minor units. */
  prize: minor,
})
export type RankRow = v.InferOutput<typeof RankRow>

export const ROOM_EVENTS = [
  'created',
  'joined',
  'left',
  'locked',
  'closed',
  'settled',
  'void',
  'corrected',
  'ended',
  'cancelled',
] as const
/** Something that happened in a room; `name` is a member's, `match_id` a match's. */
export const RoomEvent = v.object({
  at: v.number(),
  event: v.picklist(ROOM_EVENTS),
  name: v.nullable(v.string()),
  match_id: v.nullable(int),
  score: score(),
})
export type RoomEvent = v.InferOutput<typeof RoomEvent>

/** A room with everything that its page shows. Refused with `roomNotExists`. A private room shows a stranger its head alone. */
export const roomInfo = defineCall({
  name: 'roomInfo',
  path: '/tournament/roominfo',
  request: v.object({ room_id: idInput }),
  response: v.object({
    room: Room,
    currency: v.picklist(CURRENCIES),
    rake_percent: int,
    owned: v.boolean(),
    matches: v.array(RoomMatchState),
    picks: v.array(RoomPick),
    /** Remaining points for Tournament+ tickets, hundredths. */
    plus_left: int,
    rank: v.array(RankRow),
    events: v.array(RoomEvent),
  }),
})

export const roomRank = defineCall({
  name: 'roomRank',
  path: '/tournament/roomrank',
  request: v.object({ room_id: idInput }),
  response: v.object({ rank: v.array(RankRow), at: v.number() }),
})

const legInput = {
  match_id: wholeInput(),
  bet_type: v.picklist(PICK_TYPES),
  selection: v.picklist(['home', 'away', 'over', 'under']),
  line_id: wholeInput(),
  /** The shown line and price: a moved one is refused with `oddsIsUpdating`. */
  line: wholeInput(-1000, 1000),
  odds: wholeInput(-1_000_000, 1_000_000),
}
/** Hundredths of points. */
const pointsInput = wholeInput(0, 100_000_000)

/**
 * Puts points on a selection of a match; a pick of the same match before is replaced, and 0 points take it away. Refused with
 * `roomNotExists`, `roomClosed`, `matchEnded`, `liveMatchNotAllowed`, `matchNotAllowBet`, `oddsIsUpdating`, `pointsOverLimit`.
 */
export const roomBet = defineCall({
  name: 'roomBet',
  path: '/tournament/bet',
  idempotent: true,
  request: v.object({ idem_key: keyInput, room_id: idInput, ...legInput, points: pointsInput }),
  response: v.object({ pick: v.nullable(RoomPick) }),
})

/**
 * Tournament+: points on two or more matches of the room at the product of their prices. Refused as `roomBet`, and with
 * `atLeastTwoMatchToBetParlay`. With `pick_id` and 0 points a ticket of which no match has begun is taken back.
 */
export const roomBetPlus = defineCall({
  name: 'roomBetPlus',
  path: '/tournament/betplus',
  idempotent: true,
  request: v.object({
    idem_key: keyInput,
    room_id: idInput,
    legs: listInput(v.object(legInput), 40),
    /** At least `TICKET_POINTS_MIN`, and at most `TICKETS_MAX` tickets a room. */
    points: pointsInput,
    pick_id: v.optional(v.nullable(idInput), null),
  }),
  response: v.object({ pick: v.nullable(RoomPick) }),
})

/** The member's own picks, the newest first: of one room, or of all. */
export const roomMemberBetList = defineCall({
  name: 'roomMemberBetList',
  path: '/tournament/memberbetlist',
  request: v.object({ room_id: v.optional(idInput), ...pageInput }),
  response: v.object({ picks: v.array(v.object({ ...RoomPick.entries, room: v.string() })), total: int }),
})

/** Picks of all players of a room, match by match: only of matches that have begun. */
export const roomBetResultList = defineCall({
  name: 'roomBetResultList',
  path: '/tournament/betresultlist',
  request: v.object({ room_id: idInput, match_id: v.optional(wholeInput()) }),
  response: v.object({
    picks: v.array(v.object({ ...RoomPick.entries, name: v.string(), me: v.boolean() })),
  }),
})

/** The final ranking of an ended room: champion first. Refused with `resultStillProcess` before. */
export const roomBetResultFinal = defineCall({
  name: 'roomBetResultFinal',
  path: '/tournament/betresultfinal',
  request: v.object({ room_id: idInput }),
  response: v.object({ rank: v.array(RankRow), ended_at: v.number() }),
})

const roomRecord = {
  room_id: v.string(),
  name: v.string(),
  room_type: v.picklist(ROOM_TYPES),
  currency: v.picklist(CURRENCIES),
  /** Epoch milliseconds. */
  at: v.number(),
  room_rate: minor,
}

/** Rooms of the member that have ended, the newest first. */
export const gameResultTournament = defineCall({
  name: 'gameResultTournament',
  path: '/gameresulttournament',
  request: v.object({ from: v.optional(wholeInput()), to: v.optional(wholeInput()), ...pageInput }),
  response: v.object({
    rows: v.array(
      v.object({ ...roomRecord, place: int, players: int, points: int, prize: minor, net: minor }),
    ),
    total: int,
  }),
})

/** Fees that came back to the member, the newest first. */
export const gameResultTournamentRefund = defineCall({
  name: 'gameResultTournamentRefund',
  path: '/gameresulttournamentrefund',
  request: v.object({ from: v.optional(wholeInput()), to: v.optional(wholeInput()), ...pageInput }),
  response: v.object({
    rows: v.array(v.object({ ...roomRecord, reason: v.picklist(['left', 'cancelled']), refund: minor })),
    total: int,
  }),
})
