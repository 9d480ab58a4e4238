import type { Round } from '@touchline/contracts/calls'
import type { RoundKind } from '@touchline/fair/rounds'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { countdown } from '../domain/countdown'
import { matchSoFar } from '../domain/played-text'
import type { BoardStore } from '../state/board-store'
import { resultText } from './round-words'
import styles from './rounds.module.css'

type Goals = readonly { readonly side: 'home' | 'away'; readonly minute: number }[]

/** The round under way, or the last one, in words: matches minute by minute, others when they have ended. */
export const PlayedView = observer(({ store, kind }: { store: BoardStore; kind: RoundKind }) => {
  const { t } = useWords()
  const round = store.current ?? store.results.find(({ state }) => state !== 'void')
  const isRunning = round !== undefined && round === store.current && round.result !== null
  const status = !round
    ? 'noRace'
    : round.result === null
      ? 'state.locked'
      : isRunning
        ? 'state.running'
        : 'state.result'
  return (
    <section className={styles.card} aria-labelledby="played-title">
      <header className={styles.cardHead}>
        <span className={styles.live} data-running={isRunning || undefined}>
          {t(`rounds.${status}`)}
        </span>
        <h2 id="played-title">{round ? t('rounds.round', { number: round.number }) : ''}</h2>
        <span className={styles.muted}>
          {isRunning ? t('rounds.finishIn', { time: countdown(round.result_at - store.now) }) : ''}
        </span>
      </header>
      {round?.result && (
        <div className={styles.played} role={isRunning ? undefined : 'status'}>
          {kind.family === 'soccer' ? (
            <Match round={round} part={(store.now - round.off_at) / (round.result_at - round.off_at)} />
          ) : (
            <strong>{isRunning ? '…' : resultText(round, t)}</strong>
          )}
        </div>
      )}
    </section>
  )
})

function Match({ round, part }: { round: Round; part: number }) {
  const [home, away] = round.sides
  const { goals } = round.result as { goals: Goals }
  const { minute, score, goals: past } = matchSoFar(goals, part)
  return (
    <>
      <strong>
        {home} {score.join('–')} {away}
      </strong>
      <span className={styles.muted}>{minute}′</span>
      <ol>
        {past.map((goal) => (
          <li key={`${goal.side} ${goal.minute}`}>
            {goal.minute}′ {goal.side === 'home' ? home : away}
          </li>
        ))}
      </ol>
    </>
  )
}
