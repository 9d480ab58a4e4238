import { type Observable, Subject } from 'rxjs'
import type { Platform } from '../../platform/module'
import type { ActiveSessions } from './active-sessions'
import type { SessionEnd } from './session-end'
import type { SessionRepository } from './session-repository'

const POLL_MS = 400
// Another process stamps its own clock: look back a little further than the last poll.
const OVERLAP_MS = 5000

/** Tells of sessions that end, here or in another process, each once. */
export interface SessionEnds {
  readonly ends$: Observable<SessionEnd>
  announce(end: SessionEnd): void
  start(): void
  stop(): void
}

export function createSessionEnds(
  { now, log }: Pick<Platform, 'now' | 'log'>,
  sessions: SessionRepository,
  active: ActiveSessions,
): SessionEnds {
  const ends = new Subject<SessionEnd>()
  const told = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  const announce = (end: SessionEnd): void => {
    active.forget(end.account)
    if (told.has(end.session)) return
    told.set(end.session, now())
    ends.next(end)
  }

  const poll = async (): Promise<void> => {
    const since = now() - OVERLAP_MS
    for (const end of await sessions.endedSince(since))
      announce({ account: end.memberId, session: end.id, code: end.endCode })
    for (const [session, at] of told) if (at < since - OVERLAP_MS) told.delete(session)
  }

  const turn = (): void => {
    timer = setTimeout(() => {
      poll()
        .catch((error) => log.warn({ err: error }, 'could not look for ended sessions'))
        .finally(() => timer && turn())
    }, POLL_MS)
  }

  return {
    ends$: ends,
    announce,
    start: turn,
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
