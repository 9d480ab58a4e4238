import type { RateLimit } from '@touchline/serving'

/** Requests by their cost. */
export type Cost =
  | 'calls'
  | 'strangersCalls'
  | 'walletCalls'
  | 'odds'
  | 'pages'
  | 'files'
  | 'upgrades'
  | 'preflights'

export type RateLimits = Readonly<Record<Cost, RateLimit>>

/**
 * How much one visitor, and all together, may hold open at this edge: a member, or everybody unknown in one network. Addresses
 * are counted by their network too. Times are in milliseconds.
 */
export interface EdgeLimits {
  /** Open connections of one network; a proxy that is trusted speaks for many and is not counted: it limits for itself. */
  connectionsPerNetwork: number
  connections: number
  /** Connections of a member, of all their sessions, that are kept before those of strangers; more count as a stranger's. */
  connectionsPerMember: number
  /** How often connections of one address may be opened; pipelined requests close their own connection alone. */
  newConnections: RateLimit
  /** Requests of one connection that wait for their answers; browsers, and nginx, ask one after the other. */
  unansweredRequests: number
  /** How often what may be asked for, of one member and of everybody unknown in one network. */
  rates: RateLimits
  /** Released files that one visitor is sent, in kilobytes; browsers keep them for good. */
  fileKilobytes: RateLimit
  /** Answers of one visitor, in kilobytes, of odds and of other calls each; a first board is some sixty, packed. */
  answerKilobytes: RateLimit
  /** How long a refusal for that waits at least, and how many of one visitor and in all wait; more are refused at once. */
  refusalMs: number
  refusalsPerVisitor: number
  refusals: number
  /** Calls of one visitor that the API has not answered yet; in all as many again wait as it takes at once. */
  callsPerVisitor: number
  calls: number
  /** Live sockets of one network, and in all; each of them takes a second connection, to the API. */
  socketsPerNetwork: number
  sockets: number
  /** Until the headers of a request are there, and until its body is. */
  headersMs: number
  requestMs: number
  /** A body of which nothing came for so long is given up. */
  bodySilenceMs: number
  /** Bodies of one visitor that are on their way; with one more the oldest of them is given up. */
  bodiesPerVisitor: number
  /**
   * Limits of one visitor's bodies, and of all, in kilobytes; beyond them the largest of the visitor with
   * most is given up.
   */
  bodyKilobytesPerVisitor: number
  bodyKilobytes: number
  /** A connection on which neither side took a byte. */
  silenceMs: number
  /** Answers of one visitor that are not taken yet; with one more the oldest of them is given up. */
  unreadPerVisitor: number
  /** An answer of which nothing was taken for so long is given up. */
  unreadMs: number
  /** Until the API has to answer, and until its answer has been read whole; the browser's part is `unreadMs`. */
  answerMs: number
  callMs: number
  /** So long no call has to fail before the API counts as back. */
  apiBackMs: number
  /** Until the API has to answer an upgrade. */
  handshakeMs: number
}

export const LIMITS: EdgeLimits = {
  connectionsPerNetwork: 2000,
  connections: 12_000,
  // Six of a browser to each of three hosts, on two devices, and their tabs' live sockets.
  connectionsPerMember: 48,
  // Thirty phones that open at once, with six connections to each of three hosts.
  newConnections: { points: 600, seconds: 10 },
  // One more than any browser has, for an answer that is through before the edge notices that it is.
  unansweredRequests: 2,
  // The requests of a page, times the tabs of one address: an office of twenty players with three tabs each,
  // or a café where thirty phones open at once. A tab that opens for the first time asks for a page, some ten
  // calls and sixty files, and then for some three calls and a file in ten seconds.
  rates: {
    calls: { points: 300, seconds: 5 },
    // A session restored, a login: who is in makes calls as a member.
    strangersCalls: { points: 100, seconds: 5 },
    // A game provider is one network: twice five hundred a second.
    walletCalls: { points: 5000, seconds: 5 },
    odds: { points: 300, seconds: 5 },
    pages: { points: 100, seconds: 10 },
    files: { points: 2400, seconds: 10 },
    upgrades: { points: 60, seconds: 10 },
    preflights: { points: 1200, seconds: 10 },
  },
  // Sixty tabs of about a megabyte, compressed.
  fileKilobytes: { points: 64_000, seconds: 10 },
  // Each member counts alone; for strangers behind one address it is a landing page a hundred times over.
  answerKilobytes: { points: 16_000, seconds: 10 },
  refusalMs: 1000,
  refusalsPerVisitor: 1000,
  refusals: 5000,
  callsPerVisitor: 128,
  calls: 512,
  // A café, or a phone network's one address for many; as in nginx.
  socketsPerNetwork: 200,
  sockets: 6000,
  headersMs: 10_000,
  requestMs: 20_000,
  bodySilenceMs: 5000,
  bodiesPerVisitor: 256,
  // A call is some hundred bytes, so an office of hundreds is far below it.
  bodyKilobytesPerVisitor: 8000,
  bodyKilobytes: 64_000,
  // Longer than a live socket is silent, on which the API pings every 20 s.
  silenceMs: 75_000,
  // A café's connections, each with an answer under way. A phone that takes nothing for so long asks again.
  unreadPerVisitor: 256,
  unreadMs: 15_000,
  // Longer than any call takes, so that the API's own answer comes first.
  answerMs: 30_000,
  callMs: 60_000,
  apiBackMs: 5000,
  handshakeMs: 10_000,
}
