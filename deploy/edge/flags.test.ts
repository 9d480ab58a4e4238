import { sampleEdge } from './testing/sample-edge'

const flag = async (code: string) => (await sampleEdge()).app.inject(`/flags/${code}.svg`)

describe('flags', () => {
  test('come as drawings that can be kept and cannot run', async () => {
    const { statusCode, headers, body } = await flag('GB-SCT')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=2592000',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(body).toContain('<svg')
  })

  test('of England, Scotland and the United Kingdom differ', async () => {
    const bodies = await Promise.all(['GB-ENG', 'GB-SCT', 'GB'].map(async (code) => (await flag(code)).body))
    expect(new Set(bodies).size).toBe(3)
  })

  test.each(['ZZ', 'index', '..%2f..%2fpackage', 'es'])('%s is no flag', async (code) => {
    const answer = await flag(code)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(answer.json().status).toBe('notFound')
  })
})
