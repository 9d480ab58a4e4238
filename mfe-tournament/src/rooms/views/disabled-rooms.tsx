import { EmptyState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'

/** The product is switched off for this member, and who can change that. */
export function DisabledRooms({ upline }: { upline: string }) {
  const { t } = useWords()
  return <EmptyState icon="lock" title={t('disabled')} text={t('disabledHint', { upline })} />
}
