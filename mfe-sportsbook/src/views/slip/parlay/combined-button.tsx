import { Button } from '@touchline/ui'
import type { ReactNode } from 'react'
import slipStyles from '../slip.module.css'

/** The one button of a bet on several selections; it stays focusable while locked. */
export const CombinedButton = ({ isLocked, children }: { isLocked: boolean; children: ReactNode }) => (
  <Button type="submit" look="primary" size="large" wide className={slipStyles.main} aria-disabled={isLocked}>
    {children}
  </Button>
)
