import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { BoardStore } from '../state/board-store'
import { selectionText } from './round-words'
import styles from './rounds.module.css'

const HUNDRED = 100

/** How often selections won in the last rounds, as bars of their share. */
export const Statistics = observer(({ store }: { store: BoardStore }) => {
  const { t } = useWords()
  const newest = store.results[0]?.round_id
  useEffect(() => {
    void store.loadStatistics()
  }, [store, newest])
  const { statistics } = store
  if (!statistics) return <p className={styles.empty} aria-busy="true" />
  if (statistics.rounds === 0) return <p className={styles.empty}>{t('rounds.noResults')}</p>
  const markets = [...new Set(statistics.selections.map(({ market }) => market))]
  const share = (hits: number): number => Math.round((hits / statistics.rounds) * HUNDRED)
  return (
    <div className={styles.statistics}>
      <p className={styles.muted}>{t('rounds.statistics.count', { count: statistics.rounds })}</p>
      {markets.map((market) => (
        <table key={market}>
          <caption>{t(`rounds.market.${market}`)}</caption>
          <tbody>
            {statistics.selections
              .filter((one) => one.market === market)
              .map(({ selection, hits }) => (
                <tr key={selection.join('-')}>
                  <th scope="row">{selectionText(store.kind, { market, selection }, t)}</th>
                  <td>
                    <meter min={0} max={HUNDRED} value={share(hits)} aria-hidden="true" />
                  </td>
                  <td>{hits}</td>
                  <td>{share(hits)}%</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
      {statistics.balls.length > 0 && (
        <>
          <h3 id="drawn-balls">{t('rounds.statistics.balls')}</h3>
          <ol className={styles.balls} aria-labelledby="drawn-balls">
            {statistics.balls.map(({ ball, hits }) => (
              <li key={ball}>
                <b>{ball}</b>
                <small>{hits}</small>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
})
