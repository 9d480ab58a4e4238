import { observer } from 'mobx-react-lite'
import { LazyRejected, LazyUnknown, LazyWaiting } from './lazy-more'
import { useEntry } from './slip-context'
import { SlipEditor } from './slip-editor'

/** The open selection at the stage of its bet. */
export const SlipEntryView = observer(function SlipEntryView() {
  const { stage } = useEntry().wager
  switch (stage.stage) {
    case 'empty':
    case 'accepted':
      // Its receipt is shown above.
      return null
    case 'editing':
    case 'validating':
    case 'sending':
      return <SlipEditor stage={stage} />
    case 'unknown':
      return <LazyUnknown stage={stage} meanwhile={sending()} />
    case 'waiting':
      return <LazyWaiting stage={stage} meanwhile={sending()} />
    case 'rejected':
      return <LazyRejected stage={stage} meanwhile={sending()} />
  }

  /** While the next view loads, the slip stays as it was when the bet was sent. */
  function sending() {
    return 'sent' in stage && <SlipEditor stage={{ ...stage, stage: 'sending' }} />
  }
})
