import type { Bet } from '@touchline/contracts/calls'
import { isOfScoreMap, type LegMatchState } from '@touchline/rules'
import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useSlip } from '../../slip'
import legStyles from '../../slip/views/slip-leg.module.css'
import { BetsUnfold } from './bets-unfold'

const ScoreMapTable = lazily(
  async () => (await import(/* webpackChunkName: "score-map" */ './score-map-table')).ScoreMapTable,
)

interface BetsScoreMapProps {
  bet: Bet
  /** Bets that are listed with it. */
  listed: readonly Bet[]
  matchState: LegMatchState | undefined
}

/** Opens the map of final scores of a match, with what all running singles of it in the list bring together. */
export const BetsScoreMap = observer(function BetsScoreMap({ bet, listed, matchState }: BetsScoreMapProps) {
  const { t } = useWords()
  const { state } = useSlip()
  if (!isOfScoreMap(bet) || !matchState || !state.preferences.pageDisplay.showScoreMap) return null
  const bets = listed.filter((one) => isOfScoreMap(one) && one.legs[0]?.match_id === bet.legs[0]?.match_id)
  return (
    <BetsUnfold title={t('scoreMap.title', { count: bets.length })}>
      {() => (
        <Suspense fallback={<p className={legStyles.loading}>{t('bets.loading')}</p>}>
          <ScoreMapTable bets={bets} matchState={matchState} />
        </Suspense>
      )}
    </BetsUnfold>
  )
})
