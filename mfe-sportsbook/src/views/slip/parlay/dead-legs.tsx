import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import type { Ref } from 'react'
import slipStyles from '../slip.module.css'
import styles from './parlay.module.css'

/** The way out of selections that cannot be bet any more: one press takes out all of them, however many. */
export function DeadLegs({
  count,
  onTakeOut,
  ref,
}: {
  count: number
  onTakeOut: () => void
  ref?: Ref<HTMLElement>
}) {
  const { t } = useWords()
  return (
    <section className={styles.conflict} ref={ref}>
      <Button wide className={slipStyles.main} onClick={onTakeOut}>
        {t(count > 1 ? 'combined.removeDead' : 'button.remove')}
      </Button>
    </section>
  )
}
