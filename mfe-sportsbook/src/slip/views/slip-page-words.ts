import { formatOdds } from '@touchline/rules'
import { persistently } from '@touchline/ui/lazily'
import type { Translate } from '@touchline/ui/words'
import type { NoticeWords } from '../state/bet-notifier'
import { loadMore } from './lazy-more'
import { lockKey } from './press-form'
import { countedEvent, pickAlone, pickWithLine } from './slip-words'

/** Texts of the slip for the rest of the page, in the current language. */
export function slipPageWords(words: () => Translate): NoticeWords {
  return {
    summary: (leg, lock) => {
      const pick = pickWithLine(words(), leg)
      const match = countedEvent(words(), leg)
      // The end of a long line is cut.
      if (lock?.lock === 'suspended' || lock?.lock === 'closed')
        return `${words()(lockKey(lock))} · ${pick} · ${match}`
      return `${pick} @ ${formatOdds(leg.odds)} · ${match}`
    },
    busy: () => words()('busy'),
    full: (count) => words()('full', { count }),
    notSent: ({ what, ...counts }) => words()(`notSent.${what}`, counts),
    back: (count) => words()('back', { count }),
    waits: (leg) => [...(leg ? [pickAlone(words(), leg)] : []), words()('waiting.titleLong')].join(' · '),
    notPlaced: async (sent, rejection) => {
      const { notPlacedText } = await persistently(loadMore)
      return notPlacedText(words(), sent, rejection)
    },
    news: async (bet) => {
      // The reasons of void, rejected and reopened bets are words of My Bets.
      const { betNews } = await persistently(loadMore)
      return betNews(words(), bet)
    },
  }
}
