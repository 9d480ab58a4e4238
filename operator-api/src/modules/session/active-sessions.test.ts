import type { Member } from '../uplines'
import { activeSessions } from './active-sessions'
import type { SessionRepository, StoredSession } from './repository'

const openSession: StoredSession = {
  id: 's1',
  expiresAt: 9000,
  seenAt: 0,
  endedAt: null,
  endCode: null,
  member: { id: 'demo' } as Member,
}

/** Sessions whose reads end when the test resolves them. */
function slowSessions() {
  const reads: ((session: StoredSession | null) => void)[] = []
  const bySecret = () => new Promise<StoredSession | null>((answer) => reads.push(answer))
  const clock = { now: 0 }
  const repository = { bySecret } as Partial<SessionRepository> as SessionRepository
  return { reads, clock, active: activeSessions({ now: () => clock.now }, repository, 9000) }
}

test('requests of one session that come together share one read, and a second later there is a new one', async () => {
  const { reads, clock, active } = slowSessions()
  const found = [active.find('secret'), active.find('secret')]
  expect(reads).toHaveLength(1)
  reads[0]?.(openSession)
  expect(await Promise.all(found)).toEqual([expect.objectContaining({ id: 's1' }), expect.anything()])
  void active.find('secret')
  expect(reads).toHaveLength(1)
  clock.now = 1000
  void active.find('secret')
  expect(reads).toHaveLength(2)
})

test.each([
  { name: 'is held', answeredFirst: true, forgotten: 'demo', reads: 2 },
  { name: 'is still read, of whomever it may be', answeredFirst: false, forgotten: 'demo', reads: 2 },
  { name: 'is held of somebody else', answeredFirst: true, forgotten: 'other', reads: 1 },
])('a session that $name while one member is forgotten is read $reads times', async (one) => {
  const { reads, active } = slowSessions()
  const found = active.find('secret')
  if (one.answeredFirst) {
    reads[0]?.(openSession)
    await found
  }
  active.forget([one.forgotten])
  void active.find('secret')
  expect(reads).toHaveLength(one.reads)
})
