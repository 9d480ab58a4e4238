import { uplineContact } from '@touchline/contracts/calls'
import { whenIdle } from '@touchline/ui/when-idle'
import { useEffect } from 'react'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'

const LATEST_MS = 5000

/** Asks how the member reaches their upline while they may ask. */
export function KeepContacts() {
  const { call, session, contacts$ } = useShell()
  const state = useStream(session.session$)
  // It comes again when something of it has changed: the upline, or how it is reached.
  const account = state.stage === 'in' ? state.account : null
  useEffect(() => {
    if (account === null) return
    const abort = new AbortController()
    const callOff = whenIdle(async () => {
      const answer = await call(uplineContact, {}, { quiet: true, signal: abort.signal })
      if (answer.kind === 'ok') contacts$.next(answer.data)
    }, LATEST_MS)
    return () => {
      callOff()
      abort.abort()
    }
  }, [call, account, contacts$])
  return null
}
