import { FailedState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'

/** Replaces a screen that did not load or threw. */
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
