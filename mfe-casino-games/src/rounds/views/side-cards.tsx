import type { Round, RoundBet } from '@touchline/contracts/calls'
import { type Currency, DEFAULT_CURRENCY } from '@touchline/contracts/limits'
import type { RoundKind } from '@touchline/fair/rounds'
import { roundCheckPath } from '@touchline/rounds'
import { formatMoney } from '@touchline/rules'
import { Segmented } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { commitmentOf } from '../domain/commitment'
import { clockText, countdown } from '../domain/countdown'
import type { BoardStore } from '../state/board-store'
import { orderOf } from './race-view'
import { resultText, selectionText } from './round-words'
import styles from './rounds.module.css'
import { RunnerNumber } from './runner-number'
import { Statistics } from './statistics'

interface StoreProps {
  readonly store: BoardStore
}

/** Every kind with the time until its next round locks. */
export const NextOff = observer(({ store, open }: StoreProps & { open: (kind: string) => void }) => {
  const { t } = useWords()
  const kinds = store.kinds
    .filter(({ code, product }) => product === 'virtual' || code === 'keno')
    .toSorted((a, b) => (a.next_close_at ?? Infinity) - (b.next_close_at ?? Infinity))
  return (
    <nav className={`${styles.card} ${styles.kinds}`} aria-labelledby="next-off">
      <header className={styles.cardHead}>
        <h2 id="next-off">{t('rounds.next')}</h2>
      </header>
      <ul className={styles.next}>
        {kinds.map(({ code, next_off_at, next_close_at }) => (
          <li key={code}>
            <a
              href={`/virtual?kind=${code}`}
              aria-current={code === store.kind ? 'page' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                open(code)
              }}
            >
              <span>{t(`rounds.kind.${code}`)}</span>
              <span className={styles.muted}>{next_off_at === null ? '' : clockText(next_off_at)}</span>
              <b>{next_close_at === null ? '–' : countdown(next_close_at - store.now)}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
})

/** The published facts of the next round, and how to check it. */
export const DrawCard = observer(({ store, kind }: StoreProps & { kind: RoundKind }) => {
  const { t } = useWords()
  const round = store.next
  if (!round) return null
  const commitment = commitmentOf(round)
  const checked = store.results.find(({ seed }) => seed !== null)
  return (
    <section className={styles.card} aria-labelledby="draw-title">
      <header className={styles.cardHead}>
        <h2 id="draw-title">{t('rounds.draw.title', { number: round.number })}</h2>
      </header>
      <dl className={styles.facts}>
        <dt>{t(commitment.of === 'round' ? 'rounds.draw.commitment' : 'rounds.draw.chain')}</dt>
        <dd>{commitment.hash}</dd>
        <dt>{t('rounds.draw.facts')}</dt>
        <dd>{round.facts_hash}</dd>
      </dl>
      <p className={styles.muted}>{t('rounds.draw.how', { name: t(`rounds.kind.${kind.code}`) })}</p>
      {checked && (
        <a className={styles.check} href={roundCheckPath(checked)} target="_blank" rel="noopener">
          {t('rounds.draw.check')}
        </a>
      )}
    </section>
  )
})

const RESULT_VIEWS = ['results', 'title'] as const

/** Last results, each with the address that checks it, and how often selections won. */
export const LastResults = observer(({ store }: StoreProps) => {
  const { t } = useWords()
  const [view, setView] = useState<(typeof RESULT_VIEWS)[number]>('results')
  return (
    <section className={styles.card} aria-labelledby="last-title">
      <header className={styles.cardHead}>
        <h2 id="last-title">{t('rounds.last')}</h2>
        <Segmented
          label={t('rounds.last')}
          value={view}
          segments={RESULT_VIEWS.map((value) => ({ value, label: t(`rounds.statistics.${value}`) }))}
          onChange={setView}
        />
      </header>
      {view === 'results' ? <ResultList store={store} /> : <Statistics store={store} />}
      <p className={styles.muted}>{t('rounds.noMemory')}</p>
    </section>
  )
})

const ResultList = observer(({ store }: StoreProps) => {
  const { t } = useWords()
  if (store.results.length === 0) return <p className={styles.empty}>{t('rounds.noResults')}</p>
  return (
    <ol className={styles.results}>
      {store.results.map((round) => (
        <li key={round.round_id}>
          <span>
            <b>{round.number}</b> <small>{clockText(round.off_at)}</small>
          </span>
          <ResultLine round={round} />
          {round.seed !== null && (
            <a
              href={roundCheckPath(round)}
              target="_blank"
              rel="noopener"
              aria-label={t('rounds.draw.checkRound', { number: round.number })}
            >
              ✓
            </a>
          )}
        </li>
      ))}
    </ol>
  )
})

function ResultLine({ round }: { round: Round }) {
  const { t } = useWords()
  const order = orderOf(round).slice(0, 3)
  if (order.length === 0) return <span>{resultText(round, t)}</span>
  return (
    <span className={styles.podium}>
      {order.map((number) => (
        <RunnerNumber key={number} number={number} />
      ))}
    </span>
  )
}

/** Own bets of today. */
export const OwnBets = observer(
  ({ bets, currency }: { bets: readonly RoundBet[]; currency: Currency | null }) => {
    const { t } = useWords()
    const money = (minor: number) => formatMoney(minor, currency ?? DEFAULT_CURRENCY)
    return (
      <section className={styles.card} aria-labelledby="own-title">
        <header className={styles.cardHead}>
          <h2 id="own-title">{t('rounds.mine')}</h2>
        </header>
        {bets.length === 0 && <p className={styles.empty}>{t('rounds.noBets')}</p>}
        <ul className={styles.mine}>
          {bets.map((bet) => (
            <li key={bet.ref_no}>
              <div>
                <small>
                  {t(`rounds.kind.${bet.kind}`)} · {clockText(bet.off_at)} ·{' '}
                  {t(`rounds.market.${bet.market}`)}
                </small>
                <strong>{selectionText(bet.kind, bet, t)}</strong>
                <small>{bet.ref_no}</small>
              </div>
              <div>
                <span data-state={bet.state}>{t(`rounds.bet.${bet.state}`)}</span>
                <small>
                  {money(bet.stake)}
                  {bet.returned === null
                    ? ` @${(bet.odds / 100).toFixed(2)}`
                    : bet.returned > 0
                      ? ` → ${money(bet.returned)}`
                      : ''}
                </small>
              </div>
            </li>
          ))}
        </ul>
      </section>
    )
  },
)
