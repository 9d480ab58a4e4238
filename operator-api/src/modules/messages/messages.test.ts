import {
  announceList,
  MESSAGE_DAYS,
  marqueeList,
  personalList,
  personalUnread,
} from '@touchline/contracts/calls'
import { seedSandboxMessages } from '../../../sandbox/messages'
import type { Database } from '../../storage'
import { openDatabase } from '../../storage/open-database'
import { NOON, type TestApp, type TestMember, testApp } from '../../testing/test-app'
import { endMessage, type NewMessage, writeMessage } from '.'

const DAY = 86_400_000
const MINUTE = 60_000

let server: TestApp
let owner: Database
let demo: TestMember
let demo2: TestMember
let garnet: TestMember
beforeAll(async () => {
  server = await testApp()
  owner = openDatabase(server.owner)
  // Members of the template were made on the day of the test run.
  await server.asOwner('UPDATE member SET created_at = $1', [NOON - 30 * DAY])
  demo = await server.login('demo')
  demo2 = await server.login('demo2')
  garnet = await server.login('demo', 'demo88', 'garnet')
})
beforeEach(async () => {
  server.clock.now = NOON
  await server.asOwner('TRUNCATE message, message_mark, popup_seen')
  server.sent.length = 0
})
afterAll(async () => {
  await owner.close()
  expect(await server.asOwner('SELECT * FROM audit_breach')).toEqual([])
  await server.close()
})

const A_MESSAGE: NewMessage = {
  kind: 'normal',
  brand: null,
  memberId: null,
  titles: { en: 'Hello' },
  bodies: null,
  at: NOON - MINUTE,
  until: null,
  inStrip: false,
  popupKey: null,
}
const write = (change: Partial<NewMessage> = {}) =>
  writeMessage(owner, { ...A_MESSAGE, ...change }, { actor: 'operator:test', at: server.clock.now }).then(
    String,
  )
const toMember = (memberId: string, change: Partial<NewMessage> = {}) =>
  write({ kind: 'personal', memberId, ...change })

const EN = { language: 'en' }
const titlesOf = (answer: object) =>
  (answer as { messages: { title: string }[] }).messages.map(({ title }) => title)
const unreadOf = async (member: TestMember, body: object = {}) => {
  const answer = await member.call(personalUnread, { ...EN, ...body })
  if (answer.status !== 1) throw new Error(String(answer.status))
  return answer
}

test('a member reads messages for all, for their brand and for them, the newest first', async () => {
  await write({ titles: { en: 'all' }, at: NOON - 4 * MINUTE })
  await write({ titles: { en: 'special' }, kind: 'special', brand: 'touchline', at: NOON - 3 * MINUTE })
  await write({ titles: { en: 'of garnet' }, brand: 'garnet', at: NOON - 2 * MINUTE })
  await toMember('demo', { titles: { en: 'mine' }, at: NOON - MINUTE })
  await toMember('demo2', { titles: { en: 'of another' } })
  await toMember('garnet:demo', { titles: { en: 'of a namesake' } })

  const all = await demo.call(announceList, { ...EN, with_personal: true })
  expect(all).toMatchObject({ total: 3, unread: { normal: 1, special: 1, personal: 1 } })
  expect(titlesOf(all)).toEqual(['mine', 'special', 'all'])
  expect(titlesOf(await demo.call(announceList, EN))).toEqual(['special', 'all'])
  expect(titlesOf(await demo.call(announceList, { ...EN, kind: 'normal' }))).toEqual(['all'])
  expect(titlesOf(await demo.call(announceList, { ...EN, kind: 'special' }))).toEqual(['special'])
  expect(titlesOf(await demo.call(personalList, EN))).toEqual(['mine'])
  expect(titlesOf(await garnet.call(announceList, { ...EN, with_personal: true }))).toEqual([
    'of a namesake',
    'of garnet',
    'all',
  ])
})

test.each([
  ['en', 'Hello', 'Text'],
  ['my', 'မင်္ဂလာပါ', 'Text'],
  ['th', 'Hello', 'ข้อความ'],
  ['xx', 'Hello', 'Text'],
  ['constructor', 'Hello', 'Text'],
])('in %s the title is %s', async (language, title, body) => {
  await write({
    titles: { en: 'Hello', my: 'မင်္ဂလာပါ' },
    bodies: { en: 'Text', th: 'ข้อความ' },
    inStrip: true,
  })
  expect(await demo.call(announceList, { language })).toMatchObject({ messages: [{ title, body }] })
  const strip = await server.post(marqueeList.path, { language })
  expect(strip.json().announcements).toMatchObject([{ text: title, special: false }])
})

test('texts come as they were written', async () => {
  const text = `<img src=x onerror="alert(1)"> & "quotes" \u2028 {dayStart}`
  await write({ titles: { en: text }, bodies: { en: text } })
  const answer = await demo.call(announceList, EN)
  expect(titlesOf(answer)).toEqual([text.replace('{dayStart}', '12:00')])
})

describe('visible messages', () => {
  const CASES: [string, Partial<NewMessage>, number, string][] = [
    ['from now on', { at: NOON }, 0, 'listed strip'],
    ['from a minute later', { at: NOON + MINUTE }, 0, ''],
    ['a minute later', { at: NOON + MINUTE }, MINUTE, 'listed strip'],
    ['until now', { at: NOON - DAY, until: NOON }, 0, 'listed'],
    ['until the next millisecond', { at: NOON - DAY, until: NOON + 1 }, 0, 'listed strip'],
    ['not in the strip', { inStrip: false }, 0, 'listed'],
    ['of another brand', { brand: 'garnet' }, 0, ''],
    ['from the last day of the history', { at: NOON - MESSAGE_DAYS * DAY + 1 }, 0, 'listed strip'],
    ['from before the history', { at: NOON - MESSAGE_DAYS * DAY }, 0, 'strip'],
  ]
  test.each(CASES)('%s', async (_, change, later, where) => {
    await write({ inStrip: true, ...change })
    server.clock.now = NOON + later
    const listed = await demo.call(announceList, EN)
    const strip = (await server.post(marqueeList.path, EN)).json().announcements
    expect([titlesOf(listed).length && 'listed', strip.length && 'strip'].filter(Boolean).join(' ')).toBe(
      where,
    )
  })

  test('an ended message leaves the strip and stays in the history; a withdrawn one disappears', async () => {
    const id = await write({ inStrip: true })
    const by = { actor: 'operator:test', at: NOON }
    expect(await endMessage(owner, id, 'end', by)).toBe(true)
    expect(await endMessage(owner, id, 'end', by)).toBe(false)
    expect((await server.post(marqueeList.path, EN)).json().announcements).toEqual([])
    expect(titlesOf(await demo.call(announceList, EN))).toEqual(['Hello'])
    expect(await endMessage(owner, id, 'withdraw', by)).toBe(true)
    expect(await endMessage(owner, id, 'withdraw', by)).toBe(false)
    expect(await demo.call(announceList, EN)).toMatchObject({ messages: [], unread: { normal: 0 } })
    expect(await endMessage(owner, 'nothing', 'end', by)).toBe(false)
  })

  test('a message that has not begun ends unseen: neither in the strip nor in the history', async () => {
    const id = await write({ inStrip: true, at: NOON + DAY, until: NOON + 2 * DAY })
    expect(await endMessage(owner, id, 'end', { actor: 'operator:test', at: NOON })).toBe(true)
    server.clock.now = NOON + DAY
    expect((await server.post(marqueeList.path, EN)).json().announcements).toEqual([])
    const other = await server.login('demo9')
    expect(await other.call(announceList, EN)).toMatchObject({ messages: [], total: 0 })
  })
})

test('pages are counted, and a missing page is empty', async () => {
  for (let i = 0; i < 5; i++) await write({ titles: { en: `${i}` }, at: NOON - MINUTE })
  const page = (n: number) => demo.call(announceList, { ...EN, page: n, page_size: 2 })
  expect(titlesOf(await page(1))).toEqual(['4', '3'])
  expect(titlesOf(await page(3))).toEqual(['0'])
  expect(await page(4)).toMatchObject({ messages: [], total: 5 })
})

describe('read marks', () => {
  test('are kept, sent to the member’s sockets, and taken back', async () => {
    const id = await write()
    const other = await write({ kind: 'special' })
    await toMember('demo')
    expect((await unreadOf(demo)).unread).toEqual({ normal: 1, special: 1, personal: 1 })
    expect(server.sent).toEqual([])

    const marked = await unreadOf(demo, { mark: { ids: [id], is_read: true } })
    expect(marked.unread).toEqual({ normal: 0, special: 1, personal: 1 })
    expect(server.sent).toEqual([{ account: 'demo', message: { t: 'messages', unread: marked.unread } }])
    expect(await demo.call(announceList, EN)).toMatchObject({
      messages: [
        { id: other, is_read: false },
        { id, is_read: true },
      ],
    })
    // Nothing changes any more, and nobody is notified.
    await unreadOf(demo, { mark: { ids: [id], is_read: true } })
    expect(server.sent).toHaveLength(1)

    await unreadOf(demo, { mark: { ids: [id], is_read: false } })
    expect((await unreadOf(demo)).unread).toEqual({ normal: 1, special: 1, personal: 1 })
    expect((await unreadOf(demo, { all_read: true })).unread).toEqual({ normal: 0, special: 0, personal: 0 })
    expect((await unreadOf(demo2)).unread).toEqual({ normal: 1, special: 1, personal: 0 })
  })

  test('belong to messages that the member can see: others are not counted', async () => {
    const foreign = [
      await toMember('demo2'),
      await write({ brand: 'garnet' }),
      await write({ at: NOON + DAY }),
      '999999',
      'x',
    ]
    await unreadOf(demo, { mark: { ids: foreign, is_read: true } })
    expect(await server.asOwner('SELECT * FROM message_mark')).toEqual([])
    expect(server.sent).toEqual([])
  })

  test('are there from the beginning for announcements that are older than the account', async () => {
    await write({ at: NOON - 31 * DAY })
    await toMember('demo', { at: NOON - 31 * DAY })
    expect((await unreadOf(demo)).unread).toEqual({ normal: 0, special: 0, personal: 1 })
  })
})

test('a pop-up comes until it was seen, and another one with its key does not come', async () => {
  await write({ popupKey: 'cup-2026', titles: { en: 'Cup' } })
  await write({ popupKey: 'old', until: NOON })
  expect((await unreadOf(demo)).popup).toMatchObject({ key: 'cup-2026', message: { title: 'Cup' } })
  expect((await unreadOf(demo)).popup).not.toBeNull()
  expect((await unreadOf(demo, { popup_seen: 'cup-2026' })).popup).toBeNull()
  await write({ popupKey: 'cup-2026', titles: { en: 'Cup, again' } })
  expect((await unreadOf(demo)).popup).toBeNull()
  expect((await unreadOf(demo2)).popup).toMatchObject({ key: 'cup-2026' })
  // An unknown pop-up is not recorded.
  await unreadOf(demo, { popup_seen: 'made up' })
  expect(await server.asOwner('SELECT popup_key FROM popup_seen')).toEqual([{ popup_key: 'cup-2026' }])
})

test('sockets are notified once of messages written, ended or withdrawn elsewhere', async () => {
  const brands: (string | null)[] = []
  const following = server.links.announcements$.subscribe(({ brand }) => brands.push(brand))
  await server.app.round('message news')
  await toMember('demo')
  const id = await write({ brand: 'garnet', at: NOON + 8000, until: NOON + 20_000 })
  const round = async (seconds: number) => {
    server.clock.now = NOON + seconds * 1000
    await server.app.round('message news')
    await server.app.round('message news')
  }
  await round(1)
  expect(server.sent).toEqual([{ account: 'demo', message: { t: 'messages' } }])
  expect(brands).toEqual([])
  await round(8)
  expect(brands).toEqual(['garnet'])
  await round(20)
  expect(brands).toEqual(['garnet', 'garnet'])
  await endMessage(owner, id, 'withdraw', { actor: 'operator:test', at: server.clock.now })
  await round(21)
  expect(brands).toHaveLength(3)
  expect(server.sent).toHaveLength(1)
  following.unsubscribe()
})

test.each([
  ['no language', announceList, {}],
  ['a kind that is none', announceList, { ...EN, kind: 'personal' }],
  ['page 0', announceList, { ...EN, page: 0 }],
  ['a page of 1.5', personalList, { ...EN, page: 1.5 }],
  ['no ids', personalUnread, { ...EN, mark: { ids: [], is_read: true } }],
  ['too many ids', personalUnread, { ...EN, mark: { ids: Array(101).fill('1'), is_read: true } }],
  ['ids that are numbers', personalUnread, { ...EN, mark: { ids: [1], is_read: true } }],
  ['a mark that says nothing', personalUnread, { ...EN, mark: { ids: ['1'] } }],
  ['an empty key', personalUnread, { ...EN, popup_seen: '' }],
])('%s is invalid input', async (_, call, body) => {
  expect(await demo.call(call, body)).toMatchObject({ status: 'invalidInput' })
})

test('nobody asks without a session, and a suspended member may read', async () => {
  for (const { path } of [announceList, personalList, personalUnread])
    expect((await server.post(path, { ...EN, account_id: 'demo', session_token: 'x' })).json()).toMatchObject(
      {
        status: 'session_not_exists',
      },
    )
  const id = await write()
  const looking = await server.login('demosuspend')
  expect((await unreadOf(looking, { mark: { ids: [id], is_read: true } })).unread.normal).toBe(0)
})

test('the application may not write messages', async () => {
  await expect(server.database.pool.query("UPDATE message SET titles = '{}'")).rejects.toThrow(/permission/)
  await expect(server.database.pool.query('DELETE FROM message')).rejects.toThrow(/permission/)
  await expect(
    server.database.pool.query(
      "INSERT INTO message (kind, titles, at, written_at) VALUES ('normal', '{}', 0, 0)",
    ),
  ).rejects.toThrow(/permission/)
})

test('a sandbox begins with messages by the same way, once', async () => {
  await seedSandboxMessages({ database: owner, now: () => NOON })
  const listed = await demo.call(announceList, { language: 'my', with_personal: true })
  server.clock.now = NOON + MINUTE
  const all = await demo.call(announceList, { language: 'my', with_personal: true, page_size: 50 })
  if (all.status !== 1 || listed.status !== 1) throw new Error()
  expect(all.total).toBe(7)
  expect(all.unread).toEqual({ normal: 5, special: 1, personal: 1 })
  expect(all.messages.every(({ title }) => /[\u1000-\u109f]/.test(title))).toBe(true)
  const [{ count }] = (await server.asOwner<{ count: string }>(
    "SELECT count(*) FROM audit WHERE actor = 'sandbox' AND action IN ('announce', 'message')",
  )) as [{ count: string }]
  const [{ written }] = (await server.asOwner<{ written: string }>(
    'SELECT count(*) AS written FROM message',
  )) as [{ written: string }]
  expect(count).toBe(written)
  await seedSandboxMessages({ database: owner, now: () => NOON })
  const [again] = await server.asOwner<{ written: string }>('SELECT count(*) AS written FROM message')
  expect(again?.written).toBe(written)
})
