import { roundBets } from '@touchline/contracts/calls'
import { bettingDay, formatMoney } from '@touchline/rules'
import { Icon, useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type MouseEvent, useEffect, useState } from 'react'
import { useSlip } from '../../slip'
import styles from './bets.module.css'

const LIST = '/info/draws'
const DAY_MS = 86_400_000
/** A draw is bet on some days ahead. */
const DAYS_BACK = 7

interface OpenBets {
  /** Unsettled bets. */
  readonly count: number
  /** Of them, minor units. */
  readonly stake: number
  /** Settled bets, too. */
  readonly all: number
}

/** How many bets on shared rounds are not settled; they are listed on a page of their own. */
export const RoundBets = observer(function RoundBets() {
  const { t } = useWords()
  const host = useHost()
  const { state } = useSlip()
  const [bets, setBets] = useState<OpenBets>({ count: 0, stake: 0, all: 0 })
  useEffect(() => {
    const dayOf = (at: number) => bettingDay(at, host.brand.bettingDayStartHour).date
    const ask = async () => {
      const [start_date, end_date] = [dayOf(host.now() - DAYS_BACK * DAY_MS), dayOf(host.now())]
      const request = { start_date, end_date, page: 1, page_size: 1 }
      const asked = [true, false].map((isOpen) =>
        host.call(roundBets, { ...request, open: isOpen }, { quiet: true }),
      )
      const [open, all] = await Promise.all(asked)
      if (open?.kind === 'ok' && all?.kind === 'ok')
        setBets({ count: open.data.total, stake: open.data.sums.bet, all: all.data.total })
    }
    // Every bet and every settlement moves the balance.
    const following = host.balance$.subscribe(() => void ask())
    return () => following.unsubscribe()
  }, [host])
  if (bets.all === 0 || !state.currency) return null
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    host.navigate(LIST)
  }
  return (
    <a className={styles.rounds} href={LIST} onClick={follow}>
      <span>{t('openRounds', { open: bets.count })}</span>
      <b translate="no">{formatMoney(bets.stake, state.currency)}</b>
      <Icon name="chevronRight" size={16} />
    </a>
  )
})
