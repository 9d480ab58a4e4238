import { MarketId, sportKey } from '@touchline/contracts/odds'
import { kickoffText } from '@touchline/rules'
import { Flag } from '@touchline/ui/flag'
import { dateText, nameIn } from '@touchline/ui/words'
import { markedName, type Suggestion } from '../../state/found-places'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './search-panel.module.css'

interface SuggestionRowProps {
  id: string
  suggestion: Suggestion
  /** The typed words. */
  words: string
  now: number
  isChosen: boolean
  onPoint: () => void
  onTake: () => void
}

/** A team with its nearest match, a runner with what it may win, or a league with how many matches it has; each with its sport. */
export function SuggestionRow({ id, suggestion, words, now, isChosen, onPoint, onTake }: SuggestionRowProps) {
  const { name, country, isLive, when, about } = useFacts(suggestion, now)
  const [before, typed, behind] = markedName(name, words)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys of the list.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={styles.option}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      <span className={styles.flag}>
        <Flag country={country} />
      </span>
      <span className={styles.name}>
        {before}
        {typed && <mark>{typed}</mark>}
        {behind}
      </span>
      <span className={isLive ? styles.live : styles.when}>{when}</span>
      <span className={styles.about}>{about}</span>
    </div>
  )
}

/** The facts of a suggestion in its row. */
function useFacts(suggestion: Suggestion, now: number) {
  const t = useWords()
  const language = useStream(useShell().locale.language$)
  const called = (name: string) => nameIn(language, name)
  // Clubs of several sports have one name.
  const sportName = (sport: number) => t(`search.sport.${sportKey(sport) ?? 'other'}`, { defaultValue: '' })
  switch (suggestion.kind) {
    case 'team': {
      const { name, country, market, kickoff, opponent, league, sport } = suggestion.team
      const isLive = market === MarketId.live
      const against = t('search.against', { team: opponent })
      const when = isLive ? t('search.live') : dateText(kickoffText(kickoff, now))
      return {
        name: called(name),
        country,
        isLive,
        when,
        about: [sportName(sport), against, called(league)].filter(Boolean).join(' · '),
      }
    }
    case 'runner': {
      const { name, country, kickoff, league, sport } = suggestion.runner
      const about = [sportName(sport), called(league)].filter(Boolean).join(' · ')
      return { name: called(name), country, isLive: false, when: dateText(kickoffText(kickoff, now)), about }
    }
    case 'league': {
      const { name, country, market, matches, outright, sport } = suggestion.league
      const isLive = market === MarketId.live
      const counted = t(outright ? 'search.runnerCount' : 'search.matches', { count: matches })
      const about = sportName(sport)
      return { name: called(name), country, isLive, when: isLive ? t('search.live') : counted, about }
    }
  }
}
