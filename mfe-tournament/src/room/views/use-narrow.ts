import { useSyncExternalStore } from 'react'

const QUERY = '(width < 900px)'

/** Whether the page is too narrow for two columns. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia?.(QUERY)
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    () => window.matchMedia?.(QUERY).matches ?? false,
  )
