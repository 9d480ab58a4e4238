import type { Round } from '@touchline/contracts/calls'
import type { PricedPick, RoundKind } from '@touchline/fair/rounds'
import { LoadingRows } from '@touchline/screens'
import { Segmented } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { clockText, countdown } from '../domain/countdown'
import type { BoardStore } from '../state/board-store'
import type { RoundSlipStore } from '../state/slip-store'
import { NumberPicks } from './number-picks'
import { PriceButton } from './price-button'
import { orderOf } from './race-view'
import { selectionText } from './round-words'
import styles from './rounds.module.css'
import { RunnerNumber } from './runner-number'
import { useOnline } from './use-online'

interface MarketBoardProps {
  readonly store: BoardStore
  readonly kind: RoundKind
  readonly slip: RoundSlipStore
}

const LISTED_MOST = 132
/** With so few selections all markets of a round are on the page at once. */
const TOGETHER_MOST = 30

/** Markets of the next round with their prices, and how long it accepts bets. */
export const MarketBoard = observer(({ store, kind, slip }: MarketBoardProps) => {
  const { t } = useWords()
  const isOnline = useOnline()
  const round = store.next
  const markets = marketTabs(kind)
  const [market, setMarket] = useState(markets[0] ?? '')
  const shown = markets.includes(market) ? market : (markets[0] ?? '')
  if (!store.board) return <LoadingRows height="44px" />
  if (!round) return <p className={styles.empty}>{t('rounds.noRound')}</p>
  const isOpen = round.close_at > store.now && store.reason === null && isOnline
  const remaining = round.close_at - store.now
  const isShort = isShortList(kind, round)
  return (
    <section className={styles.card} aria-labelledby="board-title">
      <header className={styles.cardHead}>
        <h2 id="board-title">{t('rounds.round', { number: round.number })}</h2>
        <span className={styles.muted}>{t('rounds.offAt', { time: clockText(round.off_at) })}</span>
        <span className={styles.closes} data-closing={remaining <= 5000 || undefined}>
          {t('rounds.closesIn')} <strong>{countdown(remaining)}</strong>
        </span>
      </header>
      {store.open.length > 1 && (
        <div className={styles.tabs}>
          <Segmented
            label={t('rounds.which')}
            value={round.round_id}
            segments={store.open.map(({ round_id, off_at, number }) => ({
              value: round_id,
              label: `${number} · ${clockText(off_at)}`,
            }))}
            onChange={store.choose}
          />
        </div>
      )}
      {!isShort && (
        <div className={styles.tabs}>
          <Segmented
            label={t('rounds.markets')}
            value={shown}
            segments={markets.map((one) => ({ value: one, label: t(`rounds.market.${one}`) }))}
            look="underline"
            onChange={setMarket}
          />
        </div>
      )}
      {round.sides.length > 0 && <p className={styles.versus}>{round.sides.join(' – ')}</p>}
      {isShort ? (
        markets.map((one) => (
          <div key={one}>
            <h3 className={styles.marketHead}>{t(`rounds.market.${one}`)}</h3>
            <PriceGrid round={round} kind={kind} slip={slip} isOpen={isOpen} market={one} />
          </div>
        ))
      ) : shown === 'pick' ? (
        <NumberPicks round={round} kind={kind} slip={slip} isOpen={isOpen} />
      ) : shown === 'win' && kind.family === 'race' ? (
        <RunnerTable round={round} kind={kind} slip={slip} isOpen={isOpen} results={store.results} />
      ) : (
        <PriceGrid round={round} kind={kind} slip={slip} isOpen={isOpen} market={shown} />
      )}
    </section>
  )
})

const isShortList = ({ family, model }: RoundKind, { facts }: Round): boolean =>
  (family === 'fight' || family === 'balls') &&
  model.markets.reduce((count, market) => count + model.list(facts, market).length, 0) <= TOGETHER_MOST

/** Win and place share the table of runners. */
const marketTabs = (kind: RoundKind): readonly string[] =>
  kind.family === 'race' ? kind.model.markets.filter((market) => market !== 'place') : kind.model.markets

interface PartProps {
  readonly round: Round
  readonly kind: RoundKind
  readonly slip: RoundSlipStore
  readonly isOpen: boolean
}

function RunnerTable({
  round,
  kind,
  slip,
  isOpen,
  results,
}: PartProps & { readonly results: readonly Round[] }) {
  const { t } = useWords()
  const { weights } = round.facts as { weights: readonly number[] }
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const wins = kind.model.list(round.facts, 'win')
  const places = kind.model.markets.includes('place') ? kind.model.list(round.facts, 'place') : []
  const lastPlaces = (number: number): string =>
    results
      .filter((one) => orderOf(one).length > 0)
      .slice(0, 3)
      .map((one) => orderOf(one).indexOf(number) + 1)
      .join('-')
  return (
    <table className={styles.runners}>
      <thead>
        <tr>
          <th scope="col">{t('rounds.number')}</th>
          <th scope="col">{t('rounds.runner')}</th>
          <th scope="col" className={styles.wide}>
            {t('rounds.lastThree')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('rounds.weight')}
          </th>
          <th scope="col">{t('rounds.market.win')}</th>
          {places.length > 0 && <th scope="col">{t('rounds.market.place')}</th>}
        </tr>
      </thead>
      <tbody>
        {wins.map((win, n) => {
          const name = kind.runners[n] ?? ''
          const place = places[n]
          return (
            <tr key={name}>
              <td>
                <RunnerNumber number={n + 1} />
              </td>
              <th scope="row">{name}</th>
              <td className={styles.wide}>{lastPlaces(n + 1)}</td>
              <td className={styles.wide}>{t('rounds.weightOf', { weight: weights[n] ?? 0, sum })}</td>
              <td>
                <PriceButton
                  round={round}
                  slip={slip}
                  isOpen={isOpen}
                  pick={win}
                  label={`${t('rounds.market.win')}, ${n + 1} ${name}`}
                />
              </td>
              {place && (
                <td>
                  <PriceButton
                    round={round}
                    slip={slip}
                    isOpen={isOpen}
                    pick={place}
                    label={`${t('rounds.market.place')}, ${n + 1} ${name}`}
                  />
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Longer markets show the selections of one first runner at a time. */
function PriceGrid({ round, kind, slip, isOpen, market }: PartProps & { readonly market: string }) {
  const { t } = useWords()
  const [first, setFirst] = useState('1')
  const { round_id, facts } = round
  // The prices of a round stay as they are.
  const priced = useMemo(() => kind.model.list(facts, market), [round_id, market, kind])
  const isLong = priced.length > LISTED_MOST
  const firsts = isLong ? [...new Set(priced.map(({ selection }) => selection[0] ?? ''))] : []
  const shown: readonly PricedPick[] = isLong
    ? priced.filter(({ selection }) => selection[0] === first)
    : priced
  return (
    <>
      {isLong && (
        <div className={styles.tabs}>
          <Segmented
            label={t('rounds.first')}
            value={first}
            segments={firsts.map((one) => ({ value: one, label: one }))}
            onChange={setFirst}
          />
        </div>
      )}
      <ul className={styles.grid}>
        {shown.map((pick) => {
          const label = selectionText(kind.code, { ...pick, sides: round.sides }, t)
          return (
            <li key={pick.selection.join('-')}>
              <span>{label}</span>
              <PriceButton
                round={round}
                pick={pick}
                slip={slip}
                isOpen={isOpen}
                label={`${t(`rounds.market.${market}`)}, ${label}`}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
