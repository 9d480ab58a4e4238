import type { Bet, BetLeg, LegResult } from '@touchline/contracts/calls'
import { countsFrom, formatMyanmarPrice, formatSignedPercent, MINUS, resultWord } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { LazyLegVoid, LegOdds, LegPick, namedLeg, pickText } from '../../bets'
import { partPercent } from '../../shared/domain/part-percent'
import { RuleLink } from '../../shared/views/rule-link'
import { factorText, marginText, partLine, shortReason } from '../domain/explain-text'
import { ruleOfLeg } from '../domain/rule-of-leg'
import styles from './bet-explained.module.css'
import { LegHalves } from './leg-halves'

interface LegExplainedProps {
  bet: Bet
  leg: BetLeg
  result: LegResult
  /** Epoch milliseconds. */
  now: number
  /** "Leg 1 of 3"; null of a single. */
  place: string | null
}

/** One leg: its selection, and why it ended as it did. */
export function LegExplained({ bet, leg, result, now, place }: LegExplainedProps) {
  const words = useWords()
  const { t, name } = words
  const reason = shortReason(namedLeg(leg, name), result)
  const from = countsFrom(leg)
  const isRejected = bet.status === 'rejected'
  const part = partPercent(leg)
  const so = leg.result && t(`results.so.${resultWord(leg.result, part !== null)}`)
  return (
    <section className={styles.leg}>
      {place !== null && <span className={styles.place}>{place}</span>}
      <div className={styles.pick}>
        <div>
          <LegPick leg={leg} now={now} isPlayed={!isRejected} />
        </div>
        {bet.kind !== 'mmo_parlay' && <LegOdds leg={leg} />}
      </div>
      {reason !== null && so !== null && (
        <p className={styles.short}>
          {t('results.short', {
            reason: `${
              reason.from === null
                ? reason.score
                : t('results.scoreSince', { score: reason.score, from: reason.from })
            }, ${reason.line ?? pickText(leg, words)}`,
            result: part === null ? so : `${so} ${formatSignedPercent(part)}`,
          })}{' '}
          <RuleLink rule={ruleOfLeg(leg, result)} />
        </p>
      )}
      <LazyLegVoid leg={leg} className={styles.short} />
      {leg.result === null && !isRejected && <p className={styles.note}>{t('results.open')}</p>}
      <Parts leg={leg} result={result} />
      <LegHalves bet={bet} result={result} />
      <Myanmar leg={leg} result={result} />
      {from !== null && (
        <p className={styles.note}>
          {t('results.from', { score: from })} <RuleLink rule="football.handicapLive" />
        </p>
      )}
      {result.factor !== null && (
        <p className={styles.note}>{t('results.factor', { factor: factorText(result.factor) })}</p>
      )}
    </section>
  )
}

/** The line in its two halves, or whole, each with the sum by which it was passed. */
function Parts({ leg, result: { explanation } }: Pick<LegExplainedProps, 'leg' | 'result'>) {
  const { t } = useWords()
  if (!explanation || explanation.parts.length === 0) return null
  const { score, from, parts } = explanation
  const counted = from
    ? t('results.scoreFrom', { score: score.join('-'), from: from.join('-') })
    : score.join('-')
  return (
    <table className={styles.parts}>
      <thead>
        <tr>
          <th scope="col">{t(parts.length > 1 ? 'results.lineInHalves' : 'results.line')}</th>
          <th scope="col">{t('results.scoreThatCounts')}</th>
          <th scope="col">{t('results.margin')}</th>
          <th scope="col">{t('betList.result')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.line}>
            <th scope="row" translate="no">
              {partLine(leg, part.line)}
            </th>
            <td translate="no">{counted}</td>
            <td>{marginText(leg, part)}</td>
            <td>{t(`result.${part.grade}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A Burmese price by its margin and what that pays. */
function Myanmar({ leg: { myanmar }, result: { explanation } }: Pick<LegExplainedProps, 'leg' | 'result'>) {
  const { t } = useWords()
  if (!myanmar || !explanation?.myanmar) return null
  const { margin, percent } = explanation.myanmar
  return (
    <p className={styles.note}>
      {t('results.myanmar', {
        margin: String(margin).replace('-', MINUS),
        price: formatMyanmarPrice(myanmar).replace('-', MINUS),
        percent: `${percent > 0 ? '+' : percent < 0 ? MINUS : ''}${Math.abs(percent)}`,
      })}
    </p>
  )
}
