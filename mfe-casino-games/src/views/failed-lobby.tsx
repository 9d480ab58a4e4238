import type { ErrorCode } from '@touchline/contracts'
import { Button, EmptyState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'

interface FailedLobbyProps {
  code: ErrorCode
  /** What the server says to it, in the member's language where the shell knows it. */
  text: string
  retry: () => void
}

export function FailedLobby({ code, text, retry }: FailedLobbyProps) {
  const { t } = useWords()
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={t('failed')}
        text={
          <>
            {text} {t('code', { code })}
          </>
        }
        actions={
          <Button look="primary" size="large" onClick={retry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  )
}
