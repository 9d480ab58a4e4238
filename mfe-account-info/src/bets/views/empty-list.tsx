import { Button, EmptyState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import type { BetListName } from '../../shared/domain/bet-list-view'

/** An empty list: a notice, and which bets the list is for. */
export function EmptyList({ list, toSports }: { list: BetListName | 'narrowed'; toSports: () => void }) {
  const { t } = useWords()
  const toBoard = (
    <Button look="primary" size="large" onClick={toSports}>
      {t('betList.toSports')}
    </Button>
  )
  return (
    <EmptyState
      icon="bets"
      title={t(`betList.empty.${list}`)}
      text={t(`betList.empty.${list}Hint`)}
      actions={list === 'running' ? toBoard : undefined}
    />
  )
}
