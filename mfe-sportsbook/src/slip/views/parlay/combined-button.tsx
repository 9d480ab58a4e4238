import { Button } from '@touchline/ui'
import type { ReactNode, Ref } from 'react'
import slipStyles from '../slip.module.css'

interface CombinedButtonProps {
  isLocked: boolean
  /** It does not bet, but leads to the ways out of a conflict. */
  isGuide?: boolean
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** The one button of a bet on several selections; it stays focusable while locked. */
export const CombinedButton = ({ isLocked, isGuide = false, ref, children }: CombinedButtonProps) => (
  <Button
    ref={ref}
    type="submit"
    look={isGuide ? 'outline' : 'primary'}
    size="large"
    wide
    className={slipStyles.main}
    aria-disabled={isLocked && !isGuide}
  >
    {children}
  </Button>
)
