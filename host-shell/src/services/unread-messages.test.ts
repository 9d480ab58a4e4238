import { personalUnread } from '@touchline/contracts/calls'
import type { MemberMessage } from '@touchline/contracts/live'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { followUnread, type Popup, SPREAD_MS } from './unread-messages'

const POPUP: Popup = {
  key: 'cup',
  message: { id: '7', kind: 'special', title: 'Cup', body: '', at: 0, is_read: false },
}
const counts = (normal: number, personal = 0) => ({ normal, special: 0, personal })

/** Follows a server that has so many unread, and says what was heard of it. */
async function following(first: number, popup: Popup | null = null) {
  const fake = createFakeHost()
  const says = (unread: number) => fake.answer(personalUnread, { unread: counts(unread), popup })
  says(first)
  const heard: number[] = []
  const popups: string[] = []
  const stop = followUnread(
    { ...fake.host, unread$: { next: (count) => heard.push(count) }, random: () => 0.5 },
    ({ key }) => popups.push(key),
  )
  const settle = () => jest.advanceTimersByTimeAsync(0)
  await settle()
  const tell = async (message: MemberMessage, waitMs = 0) => {
    fake.member.next(message)
    await jest.advanceTimersByTimeAsync(waitMs)
  }
  return { fake, heard, popups, says, stop, tell, asked: () => fake.asked.length }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('is asked at the beginning, in the language of the page', async () => {
  const { heard, fake } = await following(2)
  expect(heard).toEqual([2])
  expect(fake.asked).toEqual([{ name: 'personalUnread', request: { language: 'en' } }])
})

test('counts that come along are taken without a question', async () => {
  const { heard, tell, asked } = await following(2)
  await tell({ t: 'messages', unread: counts(1, 3) })
  expect([heard, asked()]).toEqual([[2, 4], 1])
})

test('what is new for many is asked for after a while, once', async () => {
  const { heard, says, tell, asked } = await following(0)
  says(1)
  await tell({ t: 'messages' })
  await tell({ t: 'messages' })
  expect(asked()).toBe(1)
  await tell({ t: 'pong', at: 0, server: 0 }, SPREAD_MS / 2)
  expect([heard, asked()]).toEqual([[0, 1], 2])
})

test('a socket that stands again is reason to ask', async () => {
  const { heard, says, tell } = await following(0)
  says(3)
  await tell({ t: 'resumed' })
  expect(heard).toEqual([0, 3])
})

test('what pops up comes at the beginning alone', async () => {
  const { popups, tell } = await following(1, POPUP)
  await tell({ t: 'resumed' })
  await tell({ t: 'messages' }, SPREAD_MS)
  expect(popups).toEqual(['cup'])
})

test('nothing is heard once it has stopped', async () => {
  const { heard, says, stop, tell, asked } = await following(1)
  says(5)
  await tell({ t: 'messages' })
  stop()
  await tell({ t: 'resumed' }, SPREAD_MS)
  expect([heard, asked()]).toEqual([[1], 1])
})
