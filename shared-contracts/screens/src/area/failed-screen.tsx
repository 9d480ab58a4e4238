import { FailedState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'

/** Stands where a screen did not come or threw. */
export function FailedScreen({ retry }: { retry: () => void }) {
  const { t } = useWords()
  return (
    <FailedState
      title={t('kit.failed')}
      text={t('kit.failedHint')}
      retryLabel={t('kit.retry')}
      retry={retry}
    />
  )
}
