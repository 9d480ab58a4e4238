import { Tabs } from '@touchline/ui/tabs'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { BetsStore } from '../../state/bets-store'
import type { SlipPanelStore } from '../../state/slip-panel-store'
import { LazyBets } from '../bets/lazy-bets'
import styles from './slip.module.css'
import { SlipBody } from './slip-body'
import { useSlip } from './slip-context'

/** The panel beside every page: the slip, and what became of earlier ones. */
export const SlipPanel = observer(function SlipPanel({
  panel,
  bets,
}: {
  panel: SlipPanelStore
  bets: BetsStore
}) {
  const { t, tag } = useWords()
  const { slip } = useSlip()
  const counts = bets.openCounts
  return (
    <div className={styles.frame} lang={tag}>
      <div className={styles.panel}>
        <Tabs
          keepAll
          className={styles.tabs}
          label={t('tab.label')}
          shown={panel.tab}
          onShow={panel.show}
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
              content: panel.hasShownBets && <LazyBets bets={bets} />,
            },
          ]}
        />
      </div>
    </div>
  )
})
