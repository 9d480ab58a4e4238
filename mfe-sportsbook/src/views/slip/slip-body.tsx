import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { LazyCombined, SlipApart } from './lazy-combined'
import { LazyRemoved } from './lazy-more'
import { ArmedQuick } from './lazy-quick'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import { SlipModes } from './slip-modes'
import { SlipReceipts } from './slip-receipts'
import { SlipSingles } from './slip-singles'
import { useKeptFocus } from './use-kept-focus'
import { useTopInView } from './use-top-in-view'

/** Receipts of what was bet, then what is being made up. */
export const SlipBody = observer(function SlipBody() {
  const { t } = useWords()
  const { slip } = useSlip()
  const { open, all, count } = slip
  const receipts = slip.receipts.all
  const wager = slip.mode === 'single' ? open?.wager : slip.combination?.wager
  const stage = count === 0 && !wager?.isUndecided ? 'empty' : (wager?.stage.stage ?? 'empty')
  /** Armed, an empty slip needs no words of how to fill it. */
  const isQuickAlone = slip.quick?.isArmed === true && stage === 'empty'
  const region = useKeptFocus<HTMLElement>(`${open?.id} ${stage} ${all.length}`)
  const shown = isForm(stage) ? 'form' : stage
  const top = useTopInView<HTMLSpanElement>(`${open?.id} ${shown} ${receipts[0]?.bet.bet_id}`)
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={styles.body}
      aria-label={t('region', { count })}
      data-stage={stage === 'empty' && receipts.length > 0 ? 'accepted' : stage}
    >
      <span ref={top} className={styles.top} />
      <SlipReceipts />
      <ArmedQuick />
      {!isQuickAlone && <SlipModes />}
      {slip.removed.length > 0 && <LazyRemoved />}
      <SlipApart />
      {!isQuickAlone && (slip.mode === 'single' ? <SlipSingles /> : <LazyCombined />)}
    </section>
  )
})

const isForm = (stage: string): boolean =>
  stage === 'editing' || stage === 'validating' || stage === 'sending'
