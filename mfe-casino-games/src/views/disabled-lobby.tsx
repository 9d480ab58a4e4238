import type { GameCategory } from '@touchline/contracts/calls'
import { EmptyState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'

/** The product is switched off for this member, and who can change that. */
export function DisabledLobby({ category, upline }: { category: GameCategory; upline: string }) {
  const { t } = useWords()
  return (
    <EmptyState
      icon="lock"
      title={t('disabled', { lobby: t(`lobby.${category}`) })}
      text={t('disabledHint', { upline })}
    />
  )
}
