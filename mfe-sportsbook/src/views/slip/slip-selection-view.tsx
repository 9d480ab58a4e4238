import { observer } from 'mobx-react-lite'
import { useSelection } from './slip-context'
import { SlipEditor } from './slip-editor'
import { SlipReceipt } from './slip-receipt'
import { SlipRejected } from './slip-rejected'
import { SlipUnknown } from './slip-unknown'
import { SlipWaiting } from './slip-waiting'

/** The open selection at its stage. */
export const SlipSelectionView = observer(function SlipSelectionView() {
  const { stage } = useSelection().slip
  switch (stage.stage) {
    case 'empty':
      return null
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
