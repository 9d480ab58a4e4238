import { SEARCH_CHARACTERS } from '@touchline/contracts/calls'
import { Icon, IconButton } from '@touchline/ui'
import { observer } from 'mobx-react-lite'
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { SearchStore } from '../../state/search-store'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './search-panel.module.css'
import { searchStatus } from './search-status'
import { SuggestionList } from './suggestion-list'

interface SearchPanelProps {
  /** Words typed while the panel loaded. */
  typed: string
  onClose: () => void
}

/** A field with suggestions below it: arrows choose, Enter takes, Escape closes. */
export const SearchPanel = observer(function SearchPanel({ typed, onClose }: SearchPanelProps) {
  const { call, location } = useShell()
  const t = useWords()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [store] = useState(() => {
    const go = (address: string) => {
      location.navigate(address)
      onClose()
    }
    return new SearchStore({ call, go }, typed)
  })
  // Before anything is painted: no key may fall between the field that waited and this one.
  useLayoutEffect(() => field.current?.focus(), [])
  // Letters typed after this render and before it was attached.
  useLayoutEffect(() => store.type(typed), [store, typed])
  useEffect(() => () => store.dispose(), [store])
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method choose among its characters.
    if (event.nativeEvent.isComposing) return
    const act = keysOf(store, onClose)[event.key]
    if (!act) return
    event.preventDefault()
    act()
    document.getElementById(`${id}-${store.chosen}`)?.scrollIntoView?.({ block: 'nearest' })
  }
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onClose()
  }
  const hasSuggestions = store.shown.suggestions.length > 0
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
          aria-expanded={hasSuggestions}
          aria-controls={`${id}-list`}
          aria-activedescendant={hasSuggestions ? `${id}-${store.chosen}` : undefined}
          placeholder={t('search.hint')}
          value={store.typed}
          onChange={(event) => store.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" size={16} label={t('close')} onClick={onClose} />
      </div>
      <div className={styles.panel}>
        <SuggestionList id={id} store={store} />
        <p role="status" className={styles.status}>
          {searchStatus(t, store)}
        </p>
      </div>
    </search>
  )
})

const keysOf = (store: SearchStore, close: () => void): Readonly<Record<string, () => void>> => ({
  ArrowDown: () => store.move(1),
  ArrowUp: () => store.move(-1),
  Enter: () => store.enter(),
  Escape: close,
})
