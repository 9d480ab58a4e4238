import type { Bet } from '@touchline/contracts/calls'
import { useWords } from '@touchline/ui/words'
import { reasonWording } from '../domain/reason-wording'

/** Why a bet was rejected or void, when the server says so. */
export function BetReason({ reason, className }: Pick<Bet, 'reason'> & { className?: string | undefined }) {
  const { say } = useWords()
  return reason === null ? null : <span className={className}>{say(reasonWording(reason))}</span>
}
