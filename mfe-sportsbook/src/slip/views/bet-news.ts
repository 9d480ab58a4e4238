import type { Bet } from '@touchline/contracts/calls'
import type { NoticeReceipt } from '@touchline/contracts/host'
import {
  clockTime,
  deductionWording,
  formatMoney,
  formatOdds,
  formatSignedMoney,
  isBurmeseBet,
  rejectionWording,
  resultWord,
  settlementMark,
} from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'
import { voidTextOfBet } from '../../shared/views/void-text'
import { cameBackInPart, isReopened } from '../domain/placed-bet'
import type { BetNews } from '../state/bet-notifier'
import { errorText, picksAlone, worded } from './slip-words'

/** A decided bet as one text, and with stake, price and reference. */
export const betNews = (t: Translate, bet: Bet): BetNews => ({
  text: marked(t, bet, decidedWords(t, bet)),
  receipt: receiptWords(t, bet),
})

const MARKS = { corrected: 'bets.resettled', again: 'bets.settledAgain' }

/** "Result corrected" or "Settled again" of an end that was not the first; null of every other bet. */
export function markText(t: Translate, bet: Bet): string | null {
  const mark = settlementMark(bet)
  return mark && t(MARKS[mark])
}

/** The text of a second settlement begins with its mark. */
function marked(t: Translate, bet: Bet, text: string): string {
  const mark = markText(t, bet)
  return mark ? t('marked', { mark, text }) : text
}

function receiptWords(t: Translate, bet: Bet): NoticeReceipt {
  const prices = bet.legs.map(({ odds }) => formatOdds(odds))
  return {
    title: receiptTitle(t, bet),
    time: clockTime(bet.settled_at ?? bet.reopened_at ?? bet.accepted_at ?? bet.placed_at),
    selection: picksAlone(t, bet.legs),
    // The legs of a maung double the stake at any price.
    price: bet.kind === 'mmo_parlay' ? '' : prices.join(' × '),
    amounts: amountsOf(t, bet),
    reason: reasonText(t, bet),
    reference: bet.ref_no,
  }
}

function reasonText(t: Translate, bet: Bet): string | null {
  if (isReopened(bet)) return t('reopened.why')
  if (bet.status === 'void') return voidTextOfBet(bet, t)
  if (settlementMark(bet) === 'corrected') return t('correctedWhy')
  if (bet.status !== 'rejected' || !bet.reason) return null
  const by = rejectionWording(bet)
  return by ? `${errorText(t, bet.reason)} ${worded(t, by)}` : errorText(t, bet.reason)
}

/** The title of a receipt; of a settled bet its result, as "Won +9.60". */
export const receiptTitle = (t: Translate, bet: Bet): string => marked(t, bet, titleOf(t, bet))

/** The stake and the returned sum of a bet that was settled before its receipt; null of an open bet. */
export function endSums(t: Translate, bet: Bet): string[] | null {
  if (bet.status !== 'settled' && bet.status !== 'cashout') return null
  const { returned, currency } = bet
  // The title of a system that lost in part has the sum.
  const isShown = returned === null || cameBackInPart(bet)
  const [stake = '', ...more] = amountsOf(t, bet)
  return [stake, ...(isShown ? [] : [t('returned', { amount: formatMoney(returned, currency) })]), ...more]
}

function titleOf(t: Translate, bet: Bet): string {
  if (isReopened(bet)) return t('reopened.title')
  switch (bet.status) {
    case 'waiting':
    case 'running':
      return t('receipt.title')
    case 'rejected':
      return t('receipt.titleRejected')
    case 'void':
      return t('receipt.titleVoid')
    case 'settled':
    case 'cashout':
      return endText(t, bet)
  }
}

const resultText = (t: Translate, bet: Bet): string =>
  t(`bets.result.${resultWord(bet.result ?? 'draw', isBurmeseBet(bet))}`)

/** "Won +9.60"; a returned stake has no sum, and a system that lost in part names the returned sum. */
function endText(t: Translate, bet: Bet): string {
  const result = resultText(t, bet)
  // The same words as on the receipt of the sale.
  if (bet.status === 'cashout') return `${result} ${formatMoney(bet.returned ?? 0, bet.currency)}`
  if (cameBackInPart(bet)) {
    const back = t('returned', { amount: formatMoney(bet.returned ?? 0, bet.currency) })
    return `${result} ${formatSignedMoney(bet.net ?? 0, bet.currency)} · ${back}`
  }
  return bet.net ? `${result} ${formatSignedMoney(bet.net, bet.currency)}` : result
}

/** The amounts of an open bet are its risk and win; of a decided bet the stake, the deduction and the commission. */
function amountsOf(t: Translate, bet: Bet): string[] {
  const money = (minor: number) => formatMoney(minor, bet.currency)
  const stake = `${t('bets.stake')} ${money(bet.stake)}`
  switch (bet.status) {
    case 'waiting':
    case 'running':
      return [
        stake,
        `${t('risk')} ${money(bet.risk)}`,
        `${t('toWin')} ${money(bet.to_win)}`,
        ...burmeseTerms(t, bet),
      ]
    case 'rejected':
    case 'void':
      return [stake, t('bets.stakeBack', { risk: money(bet.risk) })]
    case 'settled':
    case 'cashout':
      return [stake, ...burmeseTerms(t, bet), ...commissionOf(t, bet)]
  }
}

/** "Body" or "Maung" with its deduction; empty for other bets. */
export function burmeseTerms(t: Translate, bet: Bet): string[] {
  if (!isBurmeseBet(bet)) return []
  const kept = deductionWording(bet)
  return [t(`bets.kind.${bet.kind}`), ...(kept ? [worded(t, kept)] : [])]
}

/** "Commission +0.25" where some was paid. */
export const commissionOf = (t: Translate, { commission, currency }: Bet): string[] =>
  commission ? [t('bets.commission', { amount: formatSignedMoney(commission, currency) })] : []

function decidedWords(t: Translate, bet: Bet): string {
  const name = picksAlone(t, bet.legs)
  if (isReopened(bet)) return t('reopened.text', { name })
  switch (bet.status) {
    case 'waiting':
    case 'running':
      return t('decided.running', { name })
    case 'rejected':
      return t('decided.rejected', { name, reason: bet.reason ? errorText(t, bet.reason) : '' })
    case 'void':
      return t('decided.void', { name })
    case 'settled':
    case 'cashout':
      return t('decided.settled', { name, result: endText(t, bet), net: '' }).trimEnd()
  }
}
