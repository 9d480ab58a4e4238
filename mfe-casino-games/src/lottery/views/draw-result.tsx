import { roundCheckPath } from '@touchline/rounds'
import { IconButton } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { clockText } from '../../rounds'
import cards from '../../rounds/views/rounds.module.css'
import type { LotteryStore } from '../state/lottery-store'
import styles from './lottery.module.css'

/** A result with the numbers in drawn order; own winning numbers are marked. */
export const DrawResult = observer(({ store }: { store: LotteryStore }) => {
  const { t } = useWords()
  const { result, board } = store
  const numbers = (result?.result as { numbers?: readonly string[] } | null | undefined)?.numbers ?? []
  const own = new Set(
    board.bets
      .filter(({ round_id, state }) => round_id === result?.round_id && state === 'won')
      .flatMap(({ selection }) => selection),
  )
  const list = (label: string, from: number, to: number) => (
    <div>
      <h3>{label}</h3>
      <ul className={styles.drawn}>
        {numbers.slice(from, to).map((number) => (
          <li key={number} data-own={own.has(number) || undefined}>
            {number}
          </li>
        ))}
      </ul>
    </div>
  )
  return (
    <section className={cards.card} aria-labelledby="result-title">
      <header className={cards.cardHead}>
        <h2 id="result-title">{t('lottery.lastResult')}</h2>
        {result && (
          <span className={cards.muted}>
            {result.round_id} · {clockText(result.off_at)}
          </span>
        )}
        <span>
          {result?.seed && (
            <a href={roundCheckPath(result)} target="_blank" rel="noopener">
              {t('lottery.check')}
            </a>
          )}
          <IconButton
            icon="chevronLeft"
            label={t('lottery.older')}
            disabled={store.shown >= board.results.length - 1}
            onClick={() => store.showResult(store.shown + 1)}
          />
          <IconButton
            icon="chevronRight"
            label={t('lottery.newer')}
            disabled={store.shown === 0}
            onClick={() => store.showResult(store.shown - 1)}
          />
        </span>
      </header>
      {numbers.length === 0 ? (
        <p className={cards.empty}>{t(result ? 'rounds.state.void' : 'rounds.noResults')}</p>
      ) : (
        <div className={styles.result}>
          <ol className={styles.top}>
            {numbers.slice(0, 3).map((number, place) => (
              <li key={number}>
                <small>{t(`lottery.${['first', 'second', 'third'][place]}`)}</small>
                <b>{number}</b>
              </li>
            ))}
          </ol>
          {numbers.length > 3 && list(t('lottery.special'), 3, 13)}
          {numbers.length > 3 && list(t('lottery.consolation'), 13, 23)}
        </div>
      )}
    </section>
  )
})
