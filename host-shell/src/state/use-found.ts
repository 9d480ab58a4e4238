import { type CallService, type ResponseOf, uxSearch } from '@touchline/contracts'
import { useEffect, useState } from 'react'

/** What was found for some words; `words` may be older than what is typed by now. */
export interface Found extends ResponseOf<typeof uxSearch> {
  words: string
}

/** Where a search stands: nothing asked, found, or not answered. */
export type Search = { stage: 'idle' } | { stage: 'found'; found: Found } | { stage: 'failed'; words: string }

const SETTLE_MS = 120
const LEAST_CHARACTERS = 2

/** Asks as typing pauses; what was found for the words before stays until the next answer. */
export function useFound(call: CallService, typed: string): Search {
  const words = typed.trim()
  const [search, setSearch] = useState<Search>({ stage: 'idle' })
  useEffect(() => {
    if (words.length < LEAST_CHARACTERS) {
      setSearch({ stage: 'idle' })
      return
    }
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const result = await call(uxSearch, { q: words }, { quiet: true, signal: abort.signal })
      if (abort.signal.aborted) return
      setSearch(
        result.kind === 'ok'
          ? { stage: 'found', found: { ...result.data, words } }
          : { stage: 'failed', words },
      )
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [call, words])
  return search
}
