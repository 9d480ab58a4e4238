import { RoundPicture } from '@touchline/rounds'
import { EmptyState, NoticeBox } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { CheckedRound } from '../domain/check-round'
import type { FairStore } from '../state/fair-store'
import styles from './check-result.module.css'

/** Draws listed at most: a long slot round draws more than anybody reads. */
const DRAWS_MAX = 200

/** Of a currency that the facts do not name: every one has hundredths. */
const units = (minor: number): string => (minor / 100).toFixed(2)

/** The verdict on the seed, the draws, and the result. */
export const CheckResult = observer(({ store }: { store: FairStore }) => {
  const { t } = useWords()
  const { check } = store
  if (!check?.ok) {
    return (
      <div className={styles.result}>
        <EmptyState icon="question" title={t('fair.nothing')} text={t('fair.nothingHint')} />
      </div>
    )
  }
  const { round } = check
  return (
    <div className={styles.result} role="status">
      <Verdict round={round} />
      <RoundPicture kind={round.kind} summary={round.outcome} t={t} size="large" />
      {round.win !== null && round.stake !== null && (
        <p className={styles.sums}>{t('fair.paid', { stake: units(round.stake), win: units(round.win) })}</p>
      )}
      <h2>{t('fair.drawn', { count: round.draws.length })}</h2>
      <ol className={styles.draws}>
        {round.draws.slice(0, DRAWS_MAX).map(({ of, value }, index) => (
          <li key={`${String(index)} ${value}`}>
            <b>{value}</b>
            <span>{t('fair.of', { of })}</span>
          </li>
        ))}
      </ol>
      <details>
        <summary>{t('fair.raw')}</summary>
        <pre className={styles.raw}>{JSON.stringify(round.outcome, null, 1)}</pre>
      </details>
    </div>
  )
})

function Verdict({ round: { matches, commitment } }: { round: CheckedRound }) {
  const { t } = useWords()
  const tone = matches === null ? 'info' : matches ? 'success' : 'error'
  return (
    <NoticeBox tone={tone}>
      {t(matches === null ? 'fair.noHash' : matches ? 'fair.matches' : 'fair.differs')}
      <code className={styles.hash}>{commitment}</code>
    </NoticeBox>
  )
}
