import type { ErrorCode } from '@touchline/contracts'
import { Button, EmptyState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'

interface FailedListProps {
  code: ErrorCode
  /** What the server says to it, in the member's language where the shell knows it. */
  text: string
  retry: () => void
}

export function FailedList({ code, text, retry }: FailedListProps) {
  const { t } = useWords()
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={t('betList.failed')}
        text={
          <>
            {text} {t('betList.code', { code })}
          </>
        }
        actions={
          <Button look="primary" size="large" onClick={retry}>
            {t('betList.retry')}
          </Button>
        }
      />
    </div>
  )
}
