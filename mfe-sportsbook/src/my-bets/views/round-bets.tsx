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
  readonly count: number
  /** Minor units. */
  readonly stake: number
}

/** How many bets on shared rounds are not settled; they are listed on a page of their own. */
export const RoundBets = observer(function RoundBets() {
  const { t } = useWords()
  const host = useHost()
  const { state } = useSlip()
  const [open, setOpen] = useState<OpenBets>({ count: 0, stake: 0 })
  useEffect(() => {
    const dayOf = (at: number) => bettingDay(at, host.brand.bettingDayStartHour).date
    const ask = async () => {
      const [start_date, end_date] = [dayOf(host.now() - DAYS_BACK * DAY_MS), dayOf(host.now())]
      const request = { start_date, end_date, open: true, page: 1, page_size: 1 }
      const result = await host.call(roundBets, request, { quiet: true })
      if (result.kind === 'ok') setOpen({ count: result.data.total, stake: result.data.sums.bet })
    }
    // Every bet and every settlement moves the balance.
    const following = host.balance$.subscribe(() => void ask())
    return () => following.unsubscribe()
  }, [host])
  if (open.count === 0 || !state.currency) return null
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    host.navigate(LIST)
  }
  return (
    <a className={styles.rounds} href={LIST} onClick={follow}>
      <span>{t('openRounds', { open: open.count })}</span>
      <b translate="no">{formatMoney(open.stake, state.currency)}</b>
      <Icon name="chevronRight" size={16} />
    </a>
  )
})
