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
      // It is about to leave: its receipt stands above.
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

  /** While what is to be shown is still coming, the slip stays as it was when the bet left. */
  function sending() {
    return 'sent' in stage && <SlipEditor stage={{ ...stage, stage: 'sending' }} />
  }
})
