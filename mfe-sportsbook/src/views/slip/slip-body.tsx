import { observer } from 'mobx-react-lite'
import { useWords } from '../locale-provider'
import styles from './slip.module.css'
import { SlipAnnouncer } from './slip-announcer'
import { useSlip } from './slip-context'
import { SlipEditor } from './slip-editor'
import { SlipEmpty } from './slip-empty'
import { SlipReceipt } from './slip-receipt'
import { SlipRejected } from './slip-rejected'
import { SlipUnknown } from './slip-unknown'
import { SlipWaiting } from './slip-waiting'
import { useKeptFocus } from './use-kept-focus'

/** The slip at its stage. */
export const SlipBody = observer(function SlipBody() {
  const { t } = useWords()
  const { slip } = useSlip().session
  const region = useKeptFocus<HTMLElement>(slip.stage.stage)
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={styles.body}
      aria-label={t('region', { count: slip.draft ? 1 : 0 })}
      data-stage={slip.stage.stage}
    >
      <StageView />
      <SlipAnnouncer />
    </section>
  )
})

const StageView = observer(function StageView() {
  const { stage } = useSlip().session.slip
  switch (stage.stage) {
    case 'empty':
      return <SlipEmpty wasRemoved={stage.removed !== null} />
    case 'editing':
    case 'validating':
    case 'sending':
      return <SlipEditor stage={stage} />
    case 'unknown':
      return <SlipUnknown stage={stage} />
    case 'waiting':
      return <SlipWaiting stage={stage} />
    case 'accepted':
      return <SlipReceipt stage={stage} />
    case 'rejected':
      return <SlipRejected stage={stage} />
  }
})
