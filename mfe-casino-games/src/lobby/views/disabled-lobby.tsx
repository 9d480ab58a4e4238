import type { LobbyTitle } from '@touchline/contracts/host'
import { EmptyState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'

/** The product is switched off for this member, and who can change that. */
export function DisabledLobby({ title, upline }: { title: LobbyTitle; upline: string }) {
  const { t } = useWords()
  return (
    <EmptyState
      icon="lock"
      title={t('disabled', { lobby: t(`lobby.${title}`) })}
      text={t('disabledHint', { upline })}
    />
  )
}
