import { type TestApp, testApp } from '../../testing/test-app'
import { memberNews } from './member-news'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const audit = (action: string, subject: string) =>
  server.asOwner("SELECT append_audit($1, 'test', $2, $3, '{}')", [server.clock.now, action, subject])

/** News over the real tables, where trees can be out of reach for a while; reads of trees and forgotten members are recorded. */
function openNews(isListening: (account: string) => boolean = () => true) {
  const trees: unknown[] = []
  const forgotten: string[] = []
  const notified: string[] = []
  let isDown = false
  const { pool } = server.platform.database
  const query = (text: unknown, ...args: unknown[]) => {
    const { name, values } = text as { name?: string; values?: unknown[] }
    if (name === 'news-below') {
      trees.push(values?.[0])
      if (isDown) return Promise.reject(new Error('canceling statement due to statement timeout'))
    }
    return Reflect.apply(pool.query, pool, [text, ...args])
  }
  const database = { ...server.platform.database, pool: { query } as unknown as typeof pool }
  const notifications = {
    ...server.platform.notifications,
    sendHere: (account: string) => void notified.push(account),
  }
  const news = memberNews(
    { database, notifications },
    { forget: (members) => void forgotten.push(...members) },
    { forget: () => undefined, look: async () => undefined },
    isListening,
  )
  return {
    news,
    trees,
    forgotten,
    notified,
    treesAre: (state: 'down' | 'up') => {
      isDown = state === 'down'
    },
  }
}

test('a named member is notified though no tree can be read, and the members of the tree later', async () => {
  await server.login('demo18')
  const [{ agent } = { agent: '' }] = await server.asOwner<{ agent: string }>(
    "SELECT agent_id AS agent FROM member WHERE id = 'demo18'",
  )
  const { news, trees, forgotten, notified, treesAre } = openNews()
  await news.look()
  await audit('suspend', 'demo5')
  await news.look()
  expect({ trees, forgotten, notified }).toEqual({ trees: [], forgotten: ['demo5'], notified: ['demo5'] })

  treesAre('down')
  await audit('suspend', 'demo6')
  await audit('limit', agent)
  await expect(news.look()).rejects.toThrow('timeout')
  expect(trees).toEqual([[agent]])
  expect(forgotten).toContain('demo6')
  expect(notified).toEqual(['demo5', 'demo6', agent])
  // A row notifies only once.
  await expect(news.look()).rejects.toThrow('timeout')
  expect(notified).toHaveLength(3)

  treesAre('up')
  await news.look()
  expect(forgotten).toContain('demo18')
  expect(notified).toContain('demo18')
  await news.look()
  expect(trees).toHaveLength(3)
})

describe('of an upline with more members than one round notifies', () => {
  const MEMBERS = 1200
  beforeAll(async () => {
    await server.asOwner(
      `INSERT INTO member (id, password_hash, agent_id, currency, created_at)
       SELECT 'crowd' || n, m.password_hash, m.agent_id, m.currency, m.created_at
       FROM member m, generate_series(1, ${MEMBERS}) n WHERE m.id = 'demo18'`,
    )
    await server.asOwner(
      `INSERT INTO session (id, secret_hash, member_id, ip, agent, profile_rev, created_at, seen_at, expires_at)
       SELECT id, id::bytea, id, '127.0.0.1', '', 1, $1::bigint, $1, $1 + 60000 FROM member WHERE id LIKE 'crowd%'`,
      [server.clock.now],
    )
  })
  const agent = async () => {
    const [row] = await server.asOwner<{ id: string }>(
      "SELECT agent_id AS id FROM member WHERE id = 'demo18'",
    )
    return row?.id ?? ''
  }

  test('a member who is named later is notified before those below it', async () => {
    const { news, notified } = openNews()
    await news.look()
    await audit('limit', await agent())
    await news.look()
    const before = notified.length
    expect(before).toBeLessThan(MEMBERS)
    await audit('suspend', 'demo5')
    await news.look()
    expect(notified[before]).toBe('demo5')
    expect(notified.length).toBeLessThan(MEMBERS)
    for (let round = 0; round < 3; round += 1) await news.look()
    expect(notified.filter((one) => one.startsWith('crowd'))).toHaveLength(MEMBERS)
  })

  test('who has no socket here takes nobody a place', async () => {
    const { news, notified, forgotten } = openNews(
      (account) => account === `crowd${MEMBERS}` || account === 'demo5',
    )
    await news.look()
    await audit('limit', await agent())
    await news.look()
    expect(notified).toEqual([`crowd${MEMBERS}`])
    // Their requests see the change all the same.
    expect(forgotten).toContain('crowd1')
    await news.look()
    expect(notified).toHaveLength(1)
  })
})
