import { type TestApp, testApp } from '../../testing/test-app'
import { memberNews } from './member-news'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const audit = (action: string, subject: string) =>
  server.asOwner("SELECT append_audit($1, 'test', $2, $3, '{}')", [server.clock.now, action, subject])

/** News over the real tables, where trees can be out of reach for a while; what was asked of trees and forgotten is kept. */
function openNews() {
  const trees: unknown[] = []
  const forgotten: string[] = []
  const told: string[] = []
  let isDown = false
  const { pool } = server.platform.database
  const query = (text: unknown, ...rest: unknown[]) => {
    const { name, values } = text as { name?: string; values?: unknown[] }
    if (name === 'news-below') {
      trees.push(values?.[0])
      if (isDown) return Promise.reject(new Error('canceling statement due to statement timeout'))
    }
    return Reflect.apply(pool.query, pool, [text, ...rest])
  }
  const database = { ...server.platform.database, pool: { query } as unknown as typeof pool }
  const notifications = {
    ...server.platform.notifications,
    sendHere: (account: string) => void told.push(account),
  }
  const news = memberNews(
    { database, notifications },
    { forgetAll: (members) => void forgotten.push(...members) },
    { forget: () => undefined, look: async () => undefined },
  )
  return {
    ...{ news, trees, forgotten, told },
    treesAre: (what: 'down' | 'up') => {
      isDown = what === 'down'
    },
  }
}

test('a member who was named is forgotten and told though no tree can be read, and the tree is told later', async () => {
  await server.login('demo18')
  const [{ agent } = { agent: '' }] = await server.asOwner<{ agent: string }>(
    "SELECT agent_id AS agent FROM member WHERE id = 'demo18'",
  )
  const { news, trees, forgotten, told, treesAre } = openNews()
  await news.look()
  await audit('suspend', 'demo5')
  await news.look()
  expect({ trees, forgotten, told }).toEqual({ trees: [], forgotten: ['demo5'], told: ['demo5'] })

  treesAre('down')
  await audit('suspend', 'demo6')
  await audit('limit', agent)
  await expect(news.look()).rejects.toThrow('timeout')
  expect(trees).toEqual([[agent]])
  expect(forgotten).toContain('demo6')
  expect(told).toEqual(['demo5', 'demo6', agent])
  // What was seen is not told twice.
  await expect(news.look()).rejects.toThrow('timeout')
  expect(told).toHaveLength(3)

  treesAre('up')
  await news.look()
  expect(forgotten).toContain('demo18')
  expect(told).toContain('demo18')
  await news.look()
  expect(trees).toHaveLength(3)
})
