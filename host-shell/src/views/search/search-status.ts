import type { SearchStore } from '../../state/search-store'
import type { useWords } from '../use-words'

/** The state of the search, in a sentence that is also read out. */
export function searchStatus(t: ReturnType<typeof useWords>, { state, shown, words }: SearchStore): string {
  const count = shown.suggestions.length
  switch (state.stage) {
    case 'idle':
      return t('search.lead')
    case 'failed':
      return t('search.failed')
    case 'nothing':
      return t('search.nothing', { words })
    case 'asking':
      if (count === 0) return t('search.asking')
      break
    case 'found':
  }
  return t(shown.near ? 'search.nearKeys' : 'search.keys', { count })
}
