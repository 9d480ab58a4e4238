import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { Combination } from '../../domain/slip-now'
import { LazyIdle } from '../lazy-more'
import { MyanmarForm } from '../myanmar/myanmar-form'
import { useSlip } from '../slip-context'
import { SlipNotice } from '../slip-notice'
import styles from './parlay.module.css'
import { ParlayForm } from './parlay-form'
import { ParlaySent } from './parlay-sent'
import { SystemForm } from './system-form'
import type { FormStage } from './use-combined-form'
import { useSteadyButton } from './use-steady-button'

/** A combined bet: draft, pending or rejected. */
export const SlipCombined = observer(function SlipCombined({ combination }: { combination: Combination }) {
  const { slip } = useSlip()
  const { stage } = combination.wager
  const box = useSteadyButton<HTMLDivElement>(stage.stage)
  switch (stage.stage) {
    case 'unknown':
    case 'waiting':
    case 'rejected':
      return <ParlaySent combination={combination} stage={stage} box={box} />
    case 'empty':
    case 'accepted':
      // Its receipt follows, and the slip is never blank.
      return slip.count === 0 && <LazyIdle />
    case 'editing':
    case 'validating':
    case 'sending':
      if (slip.count === 0) return <LazyIdle />
      return formOf(combination, stage)
  }
})

function formOf(combination: Combination, stage: FormStage) {
  switch (combination.mode) {
    case 'parlay':
      return <ParlayForm combination={combination} stage={stage} />
    case 'system':
      return <SystemForm combination={combination} stage={stage} />
    case 'myanmar':
      return <MyanmarForm combination={combination} stage={stage} />
  }
}

/** Burmese and Asian prices cannot be combined: a link leads to the other kind. */
export const SlipApart = observer(function SlipApart({ count }: { count: number }) {
  const { t } = useWords()
  const { slip } = useSlip()
  const isBurmese = slip.mode === 'myanmar'
  return (
    <div className={styles.apart}>
      <SlipNotice tone="info" title={t(isBurmese ? 'apart.asian' : 'apart.burmese', { count })}>
        {t('apart.text')}
      </SlipNotice>
      <button
        type="button"
        disabled={slip.isCombining}
        onClick={() => slip.chooseMode(isBurmese ? 'single' : 'myanmar')}
      >
        {t(isBurmese ? 'apart.showAsian' : 'apart.showBurmese')}
      </button>
    </div>
  )
})
