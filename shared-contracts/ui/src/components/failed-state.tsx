import type { ReactNode } from 'react'
import { Button } from './button'
import { EmptyState } from './empty-state'

interface FailedStateProps {
  title: string
  /** Why, and the code that a member may read out. */
  text: ReactNode
  retryLabel: string
  retry: () => void
}

/** Says at once that something did not come, why, and offers to try again. */
export function FailedState({ title, text, retryLabel, retry }: FailedStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={title}
        text={text}
        actions={
          <Button look="primary" size="large" onClick={retry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  )
}
