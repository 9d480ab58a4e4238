import { MarketId, sportKey } from '@touchline/contracts'
import { kickoffText } from '@touchline/rules'
import { Flag } from '@touchline/ui/flag'
import { useWords } from '../use-words'
import { markedName, type Suggestion } from './found-places'
import styles from './search-panel.module.css'

interface SuggestionRowProps {
  id: string
  suggestion: Suggestion
  /** What was typed. */
  words: string
  now: number
  isChosen: boolean
  onPoint: () => void
  onTake: () => void
}

/** A team with its nearest match, or a league with its sport and how many matches it has. */
export function SuggestionRow({ id, suggestion, words, now, isChosen, onPoint, onTake }: SuggestionRowProps) {
  const t = useWords()
  const { name, market, country } = suggestion.kind === 'team' ? suggestion.team : suggestion.league
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
      <span className={market === MarketId.live ? styles.live : styles.when}>
        {market === MarketId.live
          ? t('search.live')
          : suggestion.kind === 'team'
            ? kickoffText(suggestion.team.kickoff, now)
            : t('search.matches', { count: suggestion.league.matches })}
      </span>
      <span className={styles.about}>
        {suggestion.kind === 'team'
          ? `${t('search.against', { team: suggestion.team.opponent, interpolation: { escapeValue: false } })} · ${suggestion.team.league}`
          : t(`search.sport.${sportKey(suggestion.league.sport) ?? 'other'}`, { defaultValue: '' })}
      </span>
    </div>
  )
}
