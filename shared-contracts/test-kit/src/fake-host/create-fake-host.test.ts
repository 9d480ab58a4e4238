import { userProfile } from '@touchline/contracts/calls'
import type { OddsFrame } from '@touchline/contracts/live'
import { createFakeHost } from './create-fake-host'

const beat = (ch: string): OddsFrame => ({ t: 'beat', ch, epoch: 'e', seq: 1, at: 0, rate: 1 })

describe('the fake host', () => {
  test('refuses a call without a script, as without a server', async () => {
    const fake = createFakeHost()
    expect(await fake.host.call(userProfile, {})).toMatchObject({ kind: 'refused', code: 'connectionFailed' })
    expect(fake.asked).toEqual([{ name: 'userProfile', request: {} }])
  })

  test('answers as scripted', async () => {
    const fake = createFakeHost()
    fake.refuse(userProfile, 'session_expired')
    expect(await fake.host.call(userProfile, {})).toMatchObject({ kind: 'refused', code: 'session_expired' })
  })

  test('gives frames to subscribers of the channel, and counts them until they unsubscribe', () => {
    const fake = createFakeHost()
    const received: OddsFrame[] = []
    const subscription = fake.host.live.odds$('1:3').subscribe((frame) => received.push(frame))
    fake.frames.next(beat('1:3'))
    fake.frames.next(beat('1:2'))
    expect(received).toHaveLength(1)
    expect(fake.open.get('1:3')).toBe(1)
    subscription.unsubscribe()
    expect(fake.open.size).toBe(0)
  })

  test('moves its place when a remote navigates', () => {
    const fake = createFakeHost()
    fake.host.navigate('/info/betlist?page=2')
    expect(fake.location.value).toEqual({ pathname: '/info/betlist', search: '?page=2', hash: '' })
  })
})
