import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import type { Ref } from 'react'
import { isGuide, type PressForm } from './press-form'
import styles from './slip.module.css'
import { worded } from './slip-words'

/** The one button of a bet. It stays focusable while it is locked: a screen reader finds the reason. */
export function PressButton({ form, ref }: { form: PressForm; ref?: Ref<HTMLButtonElement> }) {
  const { t } = useWords()
  return (
    <Button
      ref={ref}
      type="submit"
      look={isGuide(form) ? 'outline' : 'primary'}
      size="large"
      wide
      className={styles.main}
      aria-disabled={form.isLocked}
    >
      {worded(t, form.text)}
    </Button>
  )
}
