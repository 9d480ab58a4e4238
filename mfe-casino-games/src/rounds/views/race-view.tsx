import type { Round } from '@touchline/contracts/calls'
import type { RoundKind } from '@touchline/fair/rounds'
import { IconButton, useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { countdown } from '../domain/countdown'
import { racePositions } from '../domain/race-positions'
import type { BoardStore } from '../state/board-store'
import { RaceCanvas } from './race-canvas'
import styles from './rounds.module.css'
import { RunnerNumber } from './runner-number'

const NO_ORDER: readonly number[] = []

export const orderOf = (round: Round | undefined): readonly number[] =>
  (round?.result as { order?: readonly number[] } | null | undefined)?.order ?? NO_ORDER

const prefersStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)')?.matches ?? false

interface RaceViewProps {
  readonly store: BoardStore
  readonly kind: RoundKind
}

/** The race under way, or the last one: as a picture that can be paused, and as a list. */
export const RaceView = observer(({ store, kind }: RaceViewProps) => {
  const { t } = useWords()
  const host = useHost()
  const [isPaused, setPaused] = useState(prefersStill)
  const round = store.current ?? store.results.find(({ state }) => state !== 'void')
  const order = orderOf(round)
  const isRunning = round === store.current && order.length > 0
  const part = round ? (store.now - round.off_at) / (round.result_at - round.off_at) : 0
  const positions =
    round && order.length > 0 ? racePositions(order, Math.max(0, Math.min(1, part)), round.round_id) : []
  const status = !round
    ? t('rounds.noRace')
    : order.length === 0
      ? t('rounds.state.locked')
      : isRunning
        ? t('rounds.state.running')
        : t('rounds.state.result')
  return (
    <section className={styles.card} aria-labelledby="race-title">
      <header className={styles.cardHead}>
        <span className={styles.live} data-running={isRunning || undefined}>
          {status}
        </span>
        <h2 id="race-title">{round ? t('rounds.round', { number: round.number }) : ''}</h2>
        <span className={styles.muted}>
          {isRunning && round ? t('rounds.finishIn', { time: countdown(round.result_at - store.now) }) : ''}
        </span>
        <IconButton
          icon={isPaused ? 'live' : 'pause'}
          label={t(isPaused ? 'rounds.resume' : 'rounds.pause')}
          onClick={() => setPaused(!isPaused)}
        />
      </header>
      {round && !isPaused && (
        <RaceCanvas
          roundId={round.round_id}
          order={order}
          offAt={round.off_at}
          resultAt={round.result_at}
          isPaused={isPaused}
          now={host.now}
        />
      )}
      <ol className={styles.order} aria-label={t(isRunning ? 'rounds.positions' : 'rounds.order')}>
        {positions.map(({ number }, place) => (
          <li key={number}>
            <span>{place + 1}</span>
            <RunnerNumber number={number} />
            <span className={styles.runnerName}>{kind.runners[number - 1]}</span>
          </li>
        ))}
      </ol>
      {round && order.length > 0 && !isRunning && (
        <p className={styles.hidden} role="status">
          {t('rounds.wonBy', { number: order[0] ?? 0, name: kind.runners[(order[0] ?? 1) - 1] ?? '' })}
        </p>
      )}
    </section>
  )
})
