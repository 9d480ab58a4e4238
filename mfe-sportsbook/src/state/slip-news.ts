import type { Bet } from '@touchline/contracts/calls'
import type { Notice, NoticeReceipt } from '@touchline/contracts/host'
import type { SlipLeg } from '../domain/slip-leg'

/** What the slip says in the member's language to other parts of the page. */
export interface SlipWords {
  summary(leg: SlipLeg): string
  busy(): string
  full(most: number): string
  /** A bet was decided while the slip showed something else. */
  decided(bet: Bet): string
  /** The same, with stake, price and reference. */
  receipt(bet: Bet): NoticeReceipt
}

/** Tells of bets whose fate the slip does not show. */
export interface SlipNews {
  /** This page sent the bet with this key, so its acceptance is news here. */
  expect(key: string): void
  /** Ends are told to every page of the member, acceptance to the one that sent the bet. */
  announce(bet: Bet): void
}

export function slipNews(
  words: Pick<SlipWords, 'decided' | 'receipt'>,
  notify: (notice: Notice) => void,
): SlipNews {
  const expected = new Set<string>()
  return {
    expect: (key) => void expected.add(key),
    announce: (bet) => {
      if (bet.status === 'waiting') return
      if (bet.status === 'running' && !expected.has(bet.idem_key)) return
      notify({ tone: toneOf(bet), text: words.decided(bet), receipt: words.receipt(bet) })
    },
  }
}

function toneOf(bet: Bet): Notice['tone'] {
  if (bet.status === 'rejected') return 'error'
  if (bet.status === 'void') return 'warning'
  return (bet.net ?? 0) < 0 ? 'info' : 'success'
}
