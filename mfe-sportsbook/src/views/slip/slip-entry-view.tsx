import { observer } from 'mobx-react-lite'
import { LazyRejected, LazyWaiting } from './lazy-more'
import { useEntry } from './slip-context'
import { SlipEditor } from './slip-editor'
import { SlipUnknown } from './slip-unknown'

/** The open selection at the stage of its bet. */
export const SlipEntryView = observer(function SlipEntryView() {
  const { stage } = useEntry().wager
  switch (stage.stage) {
    case 'empty':
    case 'accepted':
      // It is about to leave: its receipt stands above.
      return null
    case 'editing':
    case 'validating':
    case 'sending':
      return <SlipEditor stage={stage} />
    case 'unknown':
      return <SlipUnknown stage={stage} />
    case 'waiting':
      return <LazyWaiting stage={stage} />
    case 'rejected':
      return <LazyRejected stage={stage} />
  }
})
