import { SEARCH_CHARACTERS } from '@touchline/contracts'
import { Icon, IconButton } from '@touchline/ui'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useFound } from '../../state/use-found'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import { boardAddress, type Suggestion, suggestionsOf } from './found-places'
import styles from './search-panel.module.css'
import { SuggestionRow } from './suggestion-row'

interface SearchPanelProps {
  typed: string
  onType: (typed: string) => void
  onClose: () => void
}

/** A field with suggestions below it: arrows choose, Enter takes, Escape closes. */
export function SearchPanel({ typed, onType, onClose }: SearchPanelProps) {
  const { call, location, host } = useShell()
  const t = useWords()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(0)
  /** Enter came before the answer to what was typed: it takes the first suggestion of that answer. */
  const [isTaken, setTaken] = useState(false)
  const search = useFound(call, typed)
  const words = typed.trim()
  const suggestions = search.stage === 'found' ? suggestionsOf(search.found) : []
  const isAnswered =
    search.stage === 'found'
      ? search.found.words === words
      : search.stage === 'failed' && search.words === words
  const go = (to: string) => {
    location.navigate(to)
    onClose()
  }
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (!isTaken || !isAnswered) return
    setTaken(false)
    take()
  }, [isTaken, isAnswered])
  const take = () => {
    const suggestion = suggestions[chosen]
    if (suggestion) go(suggestion.to)
    // Without an answer the board looks through what it has; with an empty one there is nothing to show.
    else if (search.stage !== 'found') go(boardAddress(words))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && suggestions.length > 0) {
      event.preventDefault()
      setChosen((chosen + step + suggestions.length) % suggestions.length)
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (isAnswered || words.length < 2) take()
      else setTaken(true)
    }
  }
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onClose()
  }
  const optionId = (at: number) => `${id}-${at}`
  return (
    <search className={styles.search} onBlur={leave}>
      <div className={styles.field}>
        <Icon name="search" size={18} />
        <input
          ref={field}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={SEARCH_CHARACTERS}
          aria-label={t('search.open')}
          aria-autocomplete="list"
          aria-expanded={suggestions.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={suggestions.length > 0 ? optionId(chosen) : undefined}
          placeholder={t('search.hint')}
          value={typed}
          onChange={(event) => {
            onType(event.target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" size={16} label={t('close')} onClick={onClose} />
      </div>
      <div className={styles.panel}>
        <div id={`${id}-list`} role="listbox" aria-label={t('search.found')} className={styles.list}>
          {(['team', 'league'] as const).map((kind) => (
            <Group
              key={kind}
              title={t(`search.${kind}s`)}
              isShown={suggestions.some((one) => one.kind === kind)}
            >
              {suggestions.map((suggestion, at) =>
                suggestion.kind === kind ? (
                  <SuggestionRow
                    key={suggestion.id}
                    id={optionId(at)}
                    suggestion={suggestion}
                    words={words}
                    now={host.now()}
                    isChosen={at === chosen}
                    onPoint={() => setChosen(at)}
                    onTake={() => go(suggestion.to)}
                  />
                ) : null,
              )}
            </Group>
          ))}
        </div>
        <p role="status" className={styles.status}>
          {statusOf(t, search.stage, suggestions, words)}
        </p>
      </div>
    </search>
  )
}

interface GroupProps {
  title: string
  isShown: boolean
  children: React.ReactNode
}

function Group({ title, isShown, children }: GroupProps) {
  if (!isShown) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; options stand in groups of a list box.
    <div role="group" aria-label={title}>
      <p className={styles.group} aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  )
}

function statusOf(
  t: ReturnType<typeof useWords>,
  stage: 'idle' | 'found' | 'failed',
  suggestions: readonly Suggestion[],
  words: string,
): string {
  if (stage === 'idle') return t('search.lead')
  if (stage === 'failed') return t('search.failed')
  if (suggestions.length > 0) return t('search.keys', { count: suggestions.length })
  return t('search.nothing', { words, interpolation: { escapeValue: false } })
}
