import { type Bet, dBetList } from '@touchline/contracts/calls'
import { formatSignedMoney } from '@touchline/rules'
import { useEffect, useState } from 'react'
import { filter, startWith } from 'rxjs'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './last-settled.module.css'

const SHOWN = 3

/**
 * The last movements of the balance: settled bets, each with the commission paid on top. `show` may hide
 * amounts.
 */
export function LastSettled({ show }: { show: (amount: string) => string }) {
  const { call, live } = useShell()
  const t = useWords()
  const [bets, setBets] = useState<readonly Bet[] | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const ask = async () => {
      const options = { quiet: true, signal: abort.signal }
      const result = await call(dBetList, { page: 1, page_size: SHOWN }, options)
      if (result.kind === 'ok' && !abort.signal.aborted) setBets(result.data.bets)
    }
    const settled$ = live.member$.pipe(filter((message) => message.t === 'bet' && message.bet.net !== null))
    const following = settled$.pipe(startWith(null)).subscribe(() => void ask())
    return () => {
      following.unsubscribe()
      abort.abort()
    }
  }, [call, live])
  if (!bets) return null
  return (
    <section className={styles.settled} aria-label={t('settled.title')}>
      <h2>{t('settled.title')}</h2>
      {bets.length === 0 && <p>{t('settled.none')}</p>}
      <ul>
        {bets.map((bet) => (
          <li key={bet.bet_id}>
            <p>
              <span className={styles.what}>{whatOf(bet)}</span>
              <b data-sign={Math.sign(bet.net ?? 0)} translate="no">
                {show(formatSignedMoney(bet.net ?? 0, bet.currency))}
              </b>
            </p>
            <p>
              <span translate="no">{bet.ref_no}</span>
              {bet.commission ? (
                <span>
                  {t('settled.commission', { amount: show(formatSignedMoney(bet.commission, bet.currency)) })}
                </span>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The match of a single; the first of several, and how many more. */
function whatOf({ legs }: Bet): string {
  const [leg] = legs
  if (!leg) return ''
  const name = leg.bet_type === 'orz' ? leg.home : `${leg.home} – ${leg.away}`
  return legs.length > 1 ? `${name} +${legs.length - 1}` : name
}
