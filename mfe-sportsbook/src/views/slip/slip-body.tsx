import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import styles from './slip.module.css'
import { SlipAnnouncer } from './slip-announcer'
import { SlipSelectionProvider, useSlip } from './slip-context'
import { SlipEmpty } from './slip-empty'
import { SlipOthers } from './slip-others'
import { SlipRemoved } from './slip-removed'
import { SlipSelectionView } from './slip-selection-view'
import { useKeptFocus } from './use-kept-focus'
import { useTopInView } from './use-top-in-view'

/** All selections: the open one with stake and confirm, the others above it in a line each, in a sheet below it. */
export const SlipBody = observer(function SlipBody() {
  const { t } = useWords()
  const { selections } = useSlip()
  const { open, all } = selections
  const stage = open?.slip.stage.stage ?? 'empty'
  const region = useKeptFocus<HTMLElement>(`${open?.id} ${stage} ${all.length}`)
  const top = useTopInView<HTMLSpanElement>(`${open?.id} ${isForm(stage) ? 'form' : stage}`)
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={styles.body}
      aria-label={t('region', { count: all.length })}
      data-stage={stage}
    >
      <span ref={top} className={styles.top} />
      {selections.removed.length > 0 && <SlipRemoved />}
      {all.length > 1 && <SlipOthers />}
      {open ? (
        <SlipSelectionProvider key={open.id} value={open}>
          <SlipSelectionView />
          <SlipAnnouncer />
        </SlipSelectionProvider>
      ) : (
        <SlipEmpty />
      )}
    </section>
  )
})

const isForm = (stage: string): boolean =>
  stage === 'editing' || stage === 'validating' || stage === 'sending'
