import type { BetLeg } from '@touchline/contracts/calls'
import { countedIn, countsFrom, decidingScore, lineText, selectionWording } from '@touchline/rules'
import type { Words } from '@touchline/ui/words'

/** A leg whose teams are called as bettors of the language call them: its line names one of them too. */
export const namedLeg = <Leg extends Pick<BetLeg, 'home' | 'away'>>(leg: Leg, name: Words['name']): Leg => ({
  ...leg,
  home: name(leg.home),
  away: name(leg.away),
})

/** "Over 2.5", "Arsenal −0.25", "Chelsea (Arsenal 1−50)". */
export const pickText = (leg: BetLeg, { say, name }: Pick<Words, 'say' | 'name'>): string =>
  `${say(selectionWording(leg))} ${lineText(namedLeg(leg, name)) ?? ''}`.trim()

/** The events that the match of a leg counts in place of goals: "Corners". */
export function countedText({ league }: Pick<BetLeg, 'league'>, t: Words['t']): string | null {
  const counted = countedIn(league)
  return counted && t(`counted.${counted}`)
}

/** "Arsenal 2-1 Chelsea (First half), from 1-0": the match with the score that decides the leg, and what that counts where it is not goals: "Arsenal Corners 9-4 Chelsea". */
export function matchText(leg: BetLeg, { t, name }: Pick<Words, 't' | 'name'>): string {
  const { home, away } = leg
  // An outright has no opponent, and its runner is the selection: the competition names it.
  if (away === '') return name(leg.league)
  const deciding = decidingScore(leg)
  const counted = countedText(leg, t)
  const score = deciding?.score.join('-')
  const whole = score
    ? t('match.score', { home, away, score: counted ? `${counted} ${score}` : score })
    : `${counted ? `${counted} · ` : ''}${t('match.versus', { home, away })}`
  const match = deciding?.isOfPart
    ? `${whole} (${t(`progress.${deciding.of.word}`, { number: deciding.of.number })})`
    : whole
  // In-play handicaps count goals from the score at placement.
  const from = countsFrom(leg)
  return from ? t('match.from', { match, score: from }) : match
}
