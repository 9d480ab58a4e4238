import type { Round } from '@touchline/contracts/calls'
import type { RoundKind } from '@touchline/fair/rounds'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { countdown } from '../domain/countdown'
import { ballsSoFar, fightRoundSoFar, matchSoFar } from '../domain/played-text'
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
          <Played
            round={round}
            kind={kind}
            part={isRunning ? (store.now - round.off_at) / (round.result_at - round.off_at) : 1}
          />
        </div>
      )}
    </section>
  )
})

interface PlayedProps {
  readonly round: Round
  readonly kind: RoundKind
  /** Of the time until the result, 1 when it is there. */
  readonly part: number
}

function Played({ round, kind, part }: PlayedProps) {
  const { t } = useWords()
  const { balls, round: last } = round.result as {
    readonly balls?: readonly number[]
    readonly round?: number
  }
  if (kind.family === 'soccer') return <Match round={round} part={part} />
  if (balls) return <Balls balls={ballsSoFar(balls, part)} text={part < 1 ? null : resultText(round, t)} />
  if (part >= 1) return <strong>{resultText(round, t)}</strong>
  return (
    <>
      <strong>{round.sides.join(' – ')}</strong>
      <span className={styles.muted}>
        {last === undefined ? '' : t('rounds.fightRound', { number: fightRoundSoFar(last, part) })}
      </span>
    </>
  )
}

/** Balls in drawn order, one after the other. */
function Balls({ balls, text }: { readonly balls: readonly number[]; readonly text: string | null }) {
  return (
    <>
      <ul className={styles.drawnBalls} aria-hidden={text === null ? undefined : true}>
        {balls.map((ball) => (
          <li key={ball}>{ball}</li>
        ))}
      </ul>
      {text !== null && <span className={styles.hidden}>{text}</span>}
    </>
  )
}

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
