import type { BusEvent } from '@touchline/contracts/host'
import { Tabs } from '@touchline/ui/tabs'
import { useWords } from '@touchline/ui/words'
import type { IObservableValue } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { BetsStore } from '../../my-bets'
import { LazyBets } from '../../my-bets'
import styles from './slip.module.css'
import { SlipBody } from './slip-body'
import { useSlip } from './slip-context'

export type PanelTab = Extract<BusEvent, { type: 'slip-open' }>['tab']

/** The panel beside every page: Bet Slip and My Bets. */
export const SlipPanel = observer(function SlipPanel({
  tab,
  onShow,
  onWords,
  bets,
}: {
  /** Which tab is in front. */
  tab: IObservableValue<PanelTab>
  onShow: (tab: PanelTab) => void
  /** Another language, or its names, have come. */
  onWords: () => void
  bets: BetsStore
}) {
  const words = useWords()
  const { t, tag } = words
  // biome-ignore lint/correctness/useExhaustiveDependencies: words alone matter, the callback has no state.
  useEffect(onWords, [words])
  const { slip } = useSlip()
  const counts = bets.openCounts
  const shown = tab.get()
  // My Bets need not come before they are first looked at.
  const [hasShownBets, setHasShownBets] = useState(false)
  if (shown === 'bets' && !hasShownBets) setHasShownBets(true)
  return (
    <div className={styles.frame} lang={tag}>
      <div className={styles.panel}>
        <Tabs
          keepAll
          className={styles.tabs}
          label={t('tab.label')}
          shown={shown}
          onShow={onShow}
          tabs={[
            {
              id: 'slip',
              label: t('tab.slip'),
              count: slip.all.length + slip.burmese.length,
              content: <SlipBody />,
            },
            {
              id: 'bets',
              label: t('tab.bets'),
              count: counts && counts.running + counts.waiting,
              content: hasShownBets && <LazyBets bets={bets} />,
            },
          ]}
        />
      </div>
    </div>
  )
})
