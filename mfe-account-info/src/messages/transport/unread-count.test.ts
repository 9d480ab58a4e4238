import { personalUnread } from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { followUnreadCount } from './unread-count'

const unread = (personal: number) => ({ unread: { normal: 1, special: 0, personal }, popup: null })
const settle = () => new Promise((done) => setTimeout(done, 5))

test('is requested, taken from pushes, and requested again when there is something new', async () => {
  const fake = createFakeHost()
  fake.answer(personalUnread, unread(2))
  const counts: number[] = []
  const stop = followUnreadCount(
    fake.host,
    () => 0,
    (count) => counts.push(count),
  )
  await settle()
  fake.member.next({ t: 'messages', unread: unread(4).unread })
  fake.answer(personalUnread, unread(7))
  fake.member.next({ t: 'messages' })
  await settle()
  expect(counts).toEqual([3, 5, 8])
  fake.answer(personalUnread, unread(0))
  fake.member.next({ t: 'resumed' })
  await settle()
  expect(counts).toEqual([3, 5, 8, 1])
  stop()
  fake.member.next({ t: 'messages' })
  await settle()
  expect(counts).toHaveLength(4)
})
