import { Button, EmptyState, type IconName } from '@touchline/ui'
import type { ReactNode } from 'react'
import type { FailedArea } from '../../composition/composition'
import { useWords } from '../use-words'

interface ParcelFailureProps {
  state: FailedArea
  icon: IconName
  /** Which words: `slip` or `aside`. */
  of: 'slip' | 'aside'
  children?: ReactNode
}

/** Replaces a piece of the sportsbook that did not load. */
export function ParcelFailure({ state, icon, of, children }: ParcelFailureProps) {
  const t = useWords()
  return (
    <EmptyState
      icon={icon}
      title={t(`parcelError.${of}.title`)}
      text={
        <>
          {t(`parcelError.${of}.text`)}
          {children}
        </>
      }
      actions={
        <Button size="small" onClick={() => state.retry()}>
          {t('tryAgain')}
        </Button>
      }
    />
  )
}
