import type { MemberMessage } from '@touchline/contracts/live'
import { listScreen, type Screen } from '@touchline/screens'
import { BetListStore } from '../bets/state/bet-list-store'
import { changedBet } from '../bets/transport/bet-changes'
import { askBetList, type BetPage } from '../bets/transport/bet-lists'
import { BetListPage } from '../bets/views/bet-list-page'
import { BET_LIST, type BetListView } from '../shared/domain/bet-list-view'

/** Scores of matches in play come with the list alone. */
const SCORES_MS = 15_000

export const betListScreen: Screen = {
  // Days are those of the brand, so the question needs more of the host than its calls.
  open: (host) => screenOf(askBetList(host)).open(host),
}

const screenOf = (ask: ReturnType<typeof askBetList>) =>
  listScreen<BetListView, BetPage, BetListStore, MemberMessage>({
    address: BET_LIST,
    ask: () => ask,
    totalOf: ({ total }) => total,
    pageSize: ({ pageDisplay }) => pageDisplay.pageSize,
    storeOf: (list) => new BetListStore(list),
    following: ({ live, now }, store) => ({
      changes$: live.member$,
      onChange: (message) => {
        const bet = changedBet(message)
        if (bet) store.receive(bet)
        // Messages sent while the socket was away are lost.
        if (message.t === 'resumed') store.list.refresh()
      },
      everyMs: SCORES_MS,
      while: () => store.isPlayingAt(now()),
    }),
    View: BetListPage,
  })
