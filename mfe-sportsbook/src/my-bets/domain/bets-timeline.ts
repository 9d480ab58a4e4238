import type { Bet } from '@touchline/contracts/calls'

export type TimelineWord =
  | 'sent'
  | 'waiting'
  | 'accepted'
  | 'running'
  | 'settled'
  | 'cashout'
  | 'rejected'
  | 'void'

/** A step of a bet's life; `at` in epoch milliseconds, null when it has no moment of its own. */
export interface TimelineStep {
  readonly word: TimelineWord
  readonly state: 'done' | 'now' | 'ahead'
  readonly at: number | null
}

/** Sent, accepted, running, settled, as far as a bet has come. A rejected or void bet ends where it ended. */
export function betsTimeline(bet: Bet): TimelineStep[] {
  const sent: TimelineStep = { word: 'sent', state: 'done', at: bet.placed_at }
  const accepted: TimelineStep = { word: 'accepted', state: 'done', at: bet.accepted_at }
  const ahead = (word: TimelineWord): TimelineStep => ({ word, state: 'ahead', at: null })
  switch (bet.status) {
    case 'waiting':
      return [sent, { word: 'waiting', state: 'now', at: bet.decide_at }, ahead('running'), ahead('settled')]
    case 'running':
      return [sent, accepted, { word: 'running', state: 'now', at: null }, ahead('settled')]
    case 'settled':
    case 'cashout':
      return [
        sent,
        accepted,
        { word: 'running', state: 'done', at: null },
        { word: bet.status, state: 'done', at: bet.settled_at },
      ]
    case 'rejected':
      return [sent, { word: 'rejected', state: 'done', at: bet.settled_at }]
    case 'void':
      return bet.accepted_at === null
        ? [sent, { word: 'void', state: 'done', at: bet.settled_at }]
        : [sent, accepted, { word: 'void', state: 'done', at: bet.settled_at }]
  }
}
