import type { Bet } from '@touchline/contracts/calls'
import { isOfScoreMap, type Standing } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { Suspense, useId, useState } from 'react'
import slip from '../slip/slip.module.css'
import { useSlip } from '../slip/slip-context'
import legStyles from '../slip/slip-leg.module.css'
import styles from './bets.module.css'

const ScoreMapTable = lazily(
  async () => (await import(/* webpackChunkName: "score-map" */ './score-map-table')).ScoreMapTable,
)

interface BetsScoreMapProps {
  bet: Bet
  /** Those that are listed with it. */
  listed: readonly Bet[]
  standing: Standing | undefined
}

/** Opens the map of final scores of a match, with what all running singles of it in the list bring together. */
export const BetsScoreMap = observer(function BetsScoreMap({ bet, listed, standing }: BetsScoreMapProps) {
  const { t } = useWords()
  const { state } = useSlip()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (!isOfScoreMap(bet) || !standing || !state.preferences.pageDisplay.showScoreMap) return null
  const bets = listed.filter((one) => isOfScoreMap(one) && one.legs[0]?.match_id === bet.legs[0]?.match_id)
  return (
    <section className={styles.nextGoal}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('scoreMap.title', { count: bets.length })}
        <span className={isOpen ? slip.turned : ''}>
          <Icon name="chevronDown" size={15} />
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<p className={legStyles.loading}>{t('bets.loading')}</p>}>
            <ScoreMapTable bets={bets} standing={standing} />
          </Suspense>
        )}
      </div>
    </section>
  )
})
