import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { LazyAnnouncer, LazyHead, LazySeveral } from './lazy-more'
import { SlipEntryProvider, useSlip } from './slip-context'
import { SlipEmpty } from './slip-empty'
import { SlipEntryView } from './slip-entry-view'

/** One selection with all that there is to say of it, or several side by side. */
export const SlipSingles = observer(function SlipSingles() {
  const { t } = useWords()
  const { slip } = useSlip()
  const { open, all } = slip
  const wasSeveral = useRef(false)
  // The last of several that were sent keeps the button where it was pressed.
  const isLeaving = open !== null && (open.wager.isUndecided || open.wager.isConfirming)
  const isSeveral = all.length > 1 || (wasSeveral.current && isLeaving)
  wasSeveral.current = isSeveral
  // Also below receipts: what can be done next is in sight.
  if (!open) return <SlipEmpty />
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
