import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import styles from './slip.module.css'
import { SlipAnnouncer } from './slip-announcer'
import { SlipTicketProvider, useSlip } from './slip-context'
import { SlipEmpty } from './slip-empty'
import { SlipOthers } from './slip-others'
import { SlipRemoved } from './slip-removed'
import { SlipTicketView } from './slip-ticket-view'
import { useKeptFocus } from './use-kept-focus'
import { useTopInView } from './use-top-in-view'

/** All selections: the open one with stake and confirm, the others above it in a line each, in a sheet below it. */
export const SlipBody = observer(function SlipBody() {
  const { t } = useWords()
  const { deck } = useSlip()
  const { open, tickets } = deck
  const stage = open?.slip.stage.stage ?? 'empty'
  const region = useKeptFocus<HTMLElement>(`${open?.id} ${stage} ${tickets.length}`)
  const top = useTopInView<HTMLSpanElement>(`${open?.id} ${isForm(stage) ? 'form' : stage}`)
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={styles.body}
      aria-label={t('region', { count: tickets.length })}
      data-stage={stage}
    >
      <span ref={top} className={styles.top} />
      {deck.removed.length > 0 && <SlipRemoved />}
      {tickets.length > 1 && <SlipOthers />}
      {open ? (
        <SlipTicketProvider key={open.id} value={open}>
          <SlipTicketView />
          <SlipAnnouncer />
        </SlipTicketProvider>
      ) : (
        <SlipEmpty />
      )}
    </section>
  )
})

const isForm = (stage: string): boolean =>
  stage === 'editing' || stage === 'validating' || stage === 'sending'
