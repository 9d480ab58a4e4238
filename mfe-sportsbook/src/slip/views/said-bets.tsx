import type { Currency } from '@touchline/contracts/limits'
import { type Translate, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { SlipRejection } from '../domain/slip-stage'
import { type Fate, PressFates } from '../state/press-fates'
import { receiptTitle } from './bet-news'
import { rejectionWords } from './rejection-words'
import { useSlip } from './slip-context'
import { picksAlone, refusalWords } from './slip-words'

/** What became of the bets of a press, as it is spoken: of one bet all of it, of several how many came to what. */
export const SaidBets = observer(function SaidBets() {
  const { t } = useWords()
  const { slip, state } = useSlip()
  const [fates] = useState(() => new PressFates(slip))
  useEffect(() => fates.follow(), [fates])
  const [told, ...others] = fates.told
  if (!told) return null
  if (others.length > 0) return countWords(t, fates.told)
  switch (told.fate) {
    case 'accepted':
      return `${receiptTitle(t, told.receipt.bet)}: ${picksAlone(t, told.receipt.legs)}`
    case 'waiting':
      return t('waiting.titleLong')
    case 'unknown':
      return t('waiting.lost')
    case 'rejected':
      return rejectionText(t, told.rejection, told.currency)
    case 'not_sent':
      return null
    case 'refused':
      // Of one selection alone its own form says it.
      return slip.all.length > 1 ? refusalWords(t, told.refusal, state.currency) : null
  }
})

function rejectionText(t: Translate, rejection: SlipRejection, currency: Currency): string {
  const { title, text } = rejectionWords(t, rejection, currency)
  return `${title} ${text}`
}

/** "Connection lost. Checking; do not bet again. 1 accepted, 1 being checked" */
function countWords(t: Translate, told: readonly Fate[]): string {
  const count = (...fates: readonly Fate['fate'][]) => told.filter(({ fate }) => fates.includes(fate)).length
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
