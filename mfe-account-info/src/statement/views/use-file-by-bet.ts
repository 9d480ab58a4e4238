import { useEffect, useRef, useState } from 'react'
import type { EntriesAsking } from '../transport/statement-entries'

/** How far a file is. */
export interface FileProgress {
  /** Days that have been read. */
  readonly read: number
  /** Days that it will have. */
  readonly count: number
}

/** A file that takes its time: how far it is, and an end when the player cancels it or leaves the page. */
export function useFileByBet() {
  const running = useRef<AbortController>(null)
  const [isAsking, setAsking] = useState(false)
  const [progress, setProgress] = useState<FileProgress | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const reset = () => {
    setAsking(false)
    setProgress(null)
  }
  const start = (save: (asking: EntriesAsking) => Promise<void>) => {
    const stopping = new AbortController()
    const { signal } = stopping
    running.current = stopping
    setAsking(true)
    void save({ signal, onProgress: (read, count) => setProgress({ read, count }) }).finally(() => {
      // A cancelled file must not reset the state of the next.
      if (!signal.aborted) reset()
    })
  }
  const stop = () => {
    running.current?.abort()
    reset()
  }
  return { isAsking, progress, start, stop }
}
