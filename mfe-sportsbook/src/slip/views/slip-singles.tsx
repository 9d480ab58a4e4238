import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import {
  LazyAnnouncer,
  LazyHead,
  LazyIdle,
  LazyRejected,
  LazySeveral,
  LazyUnknown,
  LazyWaiting,
} from './lazy-more'
import { SlipEntryProvider, useEntry, useSlip } from './slip-context'
import { SlipEditor } from './slip-editor'

/** One selection with its details, or a list of several. */
export const SlipSingles = observer(function SlipSingles() {
  const { t } = useWords()
  const { slip } = useSlip()
  const { open, all } = slip
  const wasSeveral = useRef(false)
  // The last of several that were sent keeps the button where it was pressed.
  const isLeaving = open !== null && (open.wager.isUndecided || open.wager.isConfirming)
  const isSeveral = all.length > 1 || (wasSeveral.current && isLeaving)
  wasSeveral.current = isSeveral
  // Also below receipts, for the next bet.
  if (!open) return <LazyIdle />
  return (
    <SlipEntryProvider key={isSeveral ? 'several' : open.id} value={open}>
      {isSeveral ? (
        <>
          <LazyHead
            list={{
              title: t('others.count', { count: all.length }),
              onClear: slip.clear,
              isLocked: slip.removable.length === 0,
            }}
          />
          <LazySeveral />
        </>
      ) : (
        <SlipEntryView />
      )}
      <LazyAnnouncer key={open.id} />
    </SlipEntryProvider>
  )
})

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
