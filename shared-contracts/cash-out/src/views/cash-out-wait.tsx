import type { CashOutReceipt } from '@touchline/contracts/calls'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import styles from './cash-out.module.css'
import { useNow } from './use-now'

const TICK_MS = 250

/** In play a cash-out waits a moment, in words. */
export function CashOutWait({ receipt, now }: { receipt: CashOutReceipt; now: () => number }) {
  const { t } = useWords()
  const at = useNow(now, TICK_MS)
  const seconds = Math.max(0, Math.ceil(((receipt.decide_at ?? at) - at) / 1000))
  return (
    <Button size="large" wide aria-disabled className={styles.busy}>
      {t('cashOut.waiting', { seconds })}
    </Button>
  )
}
