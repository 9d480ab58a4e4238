import type { Bet, BetLeg } from '@touchline/contracts/calls'
import { burmeseEnd, burmeseSum } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'

/** "1,000 × 2 × 1.5, less 15%". */
export function BurmeseSum({ bet }: { bet: Bet }) {
  const { say } = useWords()
  const sum = burmeseSum(bet)
  return sum && <span>{say(sum)}</span>
}

/** "Won by 1: +50%"; its result where the stake went back. */
export function BurmeseEnd({ leg }: { leg: BetLeg }) {
  const { t, say } = useWords()
  const end = burmeseEnd(leg)
  return end ? say(end) : t(`result.${leg.result}`)
}
