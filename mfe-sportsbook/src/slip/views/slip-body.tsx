import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { LazyCombined, SlipApart } from './lazy-combined'
import { LazyHead, LazyReceipts, LazySpokenBets } from './lazy-more'
import { ArmedQuick } from './lazy-quick'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import { SlipModes } from './slip-modes'
import { SlipSingles } from './slip-singles'
import { useKeptFocus } from './use-kept-focus'
import { useTopInView } from './use-top-in-view'

/** The draft and the receipts, which are above the draft only where it is empty: no button moves. */
export const SlipBody = observer(function SlipBody() {
  const { t } = useWords()
  const { slip } = useSlip()
  const { open, all, count } = slip
  const [latest] = slip.receipts
  const wager = slip.mode === 'single' ? open?.wager : slip.combination?.wager
  const stage = count === 0 && !wager?.isUndecided ? 'empty' : (wager?.stage.stage ?? 'empty')
  /** An empty slip shows no instructions while quick bets are armed. */
  const isQuickAlone = slip.quick?.isArmed === true && stage === 'empty'
  const region = useKeptFocus<HTMLElement>(
    `${open?.id} ${stage} ${all.length} ${slip.receipts.length} ${slip.quick?.isArmed}`,
    String(slip.sameStake),
  )
  const shown = isForm(stage) ? 'form' : stage
  const top = useTopInView<HTMLSpanElement>(`${open?.id} ${shown} ${latest?.bet.bet_id}`)
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={styles.body}
      aria-label={t('region', { count })}
      data-stage={stage === 'empty' && latest ? 'accepted' : stage}
    >
      <span ref={top} className={styles.top} />
      <div role="alert" aria-live="assertive" className={styles.spoken}>
        {(latest || all.length > 0) && <LazySpokenBets />}
      </div>
      {count === 0 && latest && <LazyReceipts />}
      <ArmedQuick />
      {!isQuickAlone && <SlipModes />}
      {count === 0 && slip.removed.length > 0 && <LazyHead />}
      {!isQuickAlone && (slip.mode === 'single' ? <SlipSingles /> : <LazyCombined />)}
      <SlipApart />
      {count > 0 && latest && <LazyReceipts />}
    </section>
  )
})

const isForm = (stage: string): boolean =>
  stage === 'editing' || stage === 'validating' || stage === 'sending'
