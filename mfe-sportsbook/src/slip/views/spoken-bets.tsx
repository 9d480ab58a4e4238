import type { Currency } from '@touchline/contracts/limits'
import { type Translate, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { SlipRejection } from '../domain/slip-stage'
import { type BetResult, PressResults } from '../state/press-results'
import { receiptTitle } from './bet-news'
import { rejectionWords } from './rejection-words'
import { useSlip } from './slip-context'
import { picksAlone, refusalWords } from './slip-words'

/** The spoken results of a press: of one bet the whole text, of several the counts. */
export const SpokenBets = observer(function SpokenBets() {
  const { t } = useWords()
  const { slip, state } = useSlip()
  const [press] = useState(() => new PressResults(slip))
  useEffect(() => press.follow(), [press])
  const [first, ...others] = press.results
  if (!first) return null
  if (others.length > 0) return countWords(t, press.results)
  switch (first.fate) {
    case 'accepted':
      return `${receiptTitle(t, first.receipt.bet)}: ${picksAlone(t, first.receipt.legs)}`
    case 'waiting':
      return t('waiting.titleLong')
    case 'unknown':
      return t('waiting.lost')
    case 'rejected':
      return rejectionText(t, first.rejection, first.currency)
    case 'not_sent':
      return null
    case 'refused':
      // The form of a selection alone announces it.
      return slip.all.length > 1 ? refusalWords(t, first.refusal, state.currency) : null
  }
})

function rejectionText(t: Translate, rejection: SlipRejection, currency: Currency): string {
  const { title, text } = rejectionWords(t, rejection, currency)
  return `${title} ${text}`
}

/** "Connection lost. Checking; do not bet again. 1 accepted, 1 being checked" */
function countWords(t: Translate, first: readonly BetResult[]): string {
  const count = (...fates: readonly BetResult['fate'][]) =>
    first.filter(({ fate }) => fates.includes(fate)).length
  const [accepted, waiting, unknown] = [count('accepted'), count('waiting'), count('unknown')]
  const refused = count('rejected', 'refused', 'not_sent')
  const counts = [
    accepted > 0 && t('several.saidAccepted', { count: accepted }),
    waiting > 0 && t('several.saidWaiting', { count: waiting }),
    unknown > 0 && t('several.saidUnknown', { count: unknown }),
    refused > 0 && t('several.saidRefused', { count: refused }),
  ].filter(Boolean)
  return [...(unknown > 0 ? [t('waiting.lost')] : []), counts.join(', ')].join(' ')
}
