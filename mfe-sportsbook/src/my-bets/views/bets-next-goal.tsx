import type { Bet, BetLeg } from '@touchline/contracts/calls'
import {
  formatSignedMoney,
  formatSignedPercent,
  isGoalDecisive,
  type LegMatchState,
  type LegOutcome,
  type NextGoalRow,
  nextGoal,
} from '@touchline/rules'
import { type Translate, useWords } from '@touchline/ui/words'
import { useMemo } from 'react'
import { countedText } from '../../shared/views/kind-text'
import { countedEvent } from '../../slip'
import slip from '../../slip/views/slip.module.css'
import styles from './bets-next-goal.module.css'
import { BetsUnfold } from './bets-unfold'

/**
 * "What the next goal does": each live leg as it is now and after a goal of either side, with the best result of the bet. Of
 * several legs each names its match and shows by how much a goal moves it; goals without effect are omitted, and
 * nothing is shown if no goal has one.
 */
export function BetsNextGoal({ bet, matchStates }: { bet: Bet; matchStates: readonly LegMatchState[] }) {
  const { t } = useWords()
  const legs = bet.legs.flatMap((leg, place) =>
    isGoalDecisive(leg, matchStates[place]) ? [{ leg, place }] : [],
  )
  // The effect of a goal on the whole bet is computed when its matches move, not with every message.
  const moves = JSON.stringify([matchStates, bet.legs.map(({ result }) => result)])
  const hasEffect = useMemo(
    () => legs.some(({ place }) => shownRows(bet, nextGoal(bet, matchStates, place)).length > 1),
    [bet, moves],
  )
  if (!hasEffect) return null
  return (
    <BetsUnfold title={titleText(legs, t)}>
      {() =>
        // Every row pays the whole bet once more, a system of ten its 1,013 tickets.
        legs.map(({ leg, place }) => (
          <NextGoalOfLeg
            key={`${leg.match_id}-${leg.line_id}-${leg.selection}`}
            bet={bet}
            leg={leg}
            rows={nextGoal(bet, matchStates, place)}
          />
        ))
      }
    </BetsUnfold>
  )
}

function NextGoalOfLeg({ bet, leg, rows }: { bet: Bet; leg: BetLeg; rows: readonly NextGoalRow[] }) {
  const { t } = useWords()
  const [now] = rows
  const isAmongOthers = bet.legs.length > 1
  const shown = shownRows(bet, rows)
  if (shown.length < 2) return null
  return (
    <>
      {isAmongOthers && <p className={styles.match}>{countedEvent(t, leg)}</p>}
      <dl className={styles.rows}>
        {shown.map((row) => (
          <div key={row.by}>
            <dt>
              {byText(row, leg, t)}{' '}
              <b className={slip.score} translate="no">
                {row.score.join('-')}
              </b>
            </dt>
            <dd>
              <span className={toneOf(row.leg)}>{legText(row.leg, t)}</span>
              <small>{returnText(row)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )

  function returnText(row: NextGoalRow): string {
    const possible = t('nextGoal.possible', {
      amount: formatSignedMoney(row.returned - bet.risk, bet.currency),
    })
    if (!isAmongOthers || row === now || !now) return possible
    const change = row.returned - now.returned
    return change === 0 ? t('nextGoal.same') : `${possible} (${formatSignedMoney(change, bet.currency)})`
  }
}

/** Of several legs, the leg as it is now and the goals with an effect; of a single all of them. */
function shownRows({ legs }: Bet, rows: readonly NextGoalRow[]): readonly NextGoalRow[] {
  const [now] = rows
  if (!now || !rows.some((row) => isMoved(row, now))) return []
  return legs.length > 1 ? rows.filter((row) => row === now || isMoved(row, now)) : rows
}

/** Does the goal change the result of the leg, or the possible return of the bet? */
const isMoved = (row: NextGoalRow, now: NextGoalRow): boolean =>
  row.returned !== now.returned || row.leg?.grade !== now.leg?.grade || row.leg?.percent !== now.leg?.percent

function byText({ by }: NextGoalRow, leg: BetLeg, t: Translate): string {
  if (by === 'none') return t('nextGoal.now')
  const team = leg[by]
  return countedText(leg, t) ? `${t('pick.team', { team })} +1` : t('nextGoal.scores', { team })
}

/** Where all legs count the same and that is no goals, one more of it. */
function titleText(legs: readonly { readonly leg: BetLeg }[], t: Translate): string {
  const [counted, ...others] = new Set(legs.map(({ leg }) => countedText(leg, t)))
  return counted && others.length === 0 ? t('nextGoal.titleOf', { counted }) : t('nextGoal.title')
}

/** "Win"; of a Burmese leg with its percent: "+30%". */
function legText(leg: LegOutcome | null, t: Translate): string {
  if (!leg) return t('nextGoal.open')
  const word = t(`ladder.grade.${leg.grade}`)
  if (typeof leg.percent !== 'number' || leg.percent === 0) return word
  return `${word} ${formatSignedPercent(leg.percent)}`
}

function toneOf(leg: LegOutcome | null): string | undefined {
  if (leg?.grade === 'win' || leg?.grade === 'half_win') return slip.win
  return leg?.grade === 'lose' || leg?.grade === 'half_lose' ? slip.loss : undefined
}
