import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { SearchStore } from '../../state/search-store'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './search-panel.module.css'
import { SuggestionRow } from './suggestion-row'

const KINDS = ['team', 'runner', 'league'] as const

/** The suggestions by kind, under a note if none has exactly the typed name. */
export const SuggestionList = observer(function SuggestionList({
  id,
  store,
}: {
  id: string
  store: SearchStore
}) {
  const { host } = useShell()
  const t = useWords()
  const { suggestions, near } = store.shown
  return (
    <>
      {near && <p className={styles.near}>{t('search.near')}</p>}
      <div id={`${id}-list`} role="listbox" aria-label={t('search.found')} className={styles.list}>
        {KINDS.filter((kind) => suggestions.some((one) => one.kind === kind)).map((kind) => (
          <Group key={kind} title={t(`search.${kind}s`)}>
            {suggestions.map((suggestion, at) =>
              suggestion.kind === kind ? (
                <SuggestionRow
                  key={suggestion.id}
                  id={`${id}-${at}`}
                  suggestion={suggestion}
                  words={store.words}
                  now={host.now()}
                  isChosen={at === store.chosen}
                  onPoint={() => store.choose(at)}
                  onTake={() => store.take(suggestion)}
                />
              ) : null,
            )}
          </Group>
        ))}
      </div>
    </>
  )
})

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: fieldsets are for fields, and these are options.
    <div role="group" aria-label={title}>
      <p className={styles.group} aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  )
}
