import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { filledService, set } from '../testing/filled-service'
import { ROOT_TOKEN } from '../testing/start-service'

const { run, change, sportsbook, url } = filledService()

describe('one command over all brands', () => {
  test('freezes and ends the freeze', async () => {
    expect((await run(['freeze', '--all-brands'])).stdout).toMatch(
      /garnet production.*\n.*\n.*touchline production/,
    )
    expect((await run(['status'])).stdout.match(/frozen/g)).toHaveLength(2)
    await run(['freeze', '--off', '--all-brands'])
    expect((await run(['status'])).stdout).not.toContain('frozen')
  })

  test('puts back what it can, says where it could not, and does not end well then', async () => {
    await change(set({ sportsbook: '1.1.0' }))
    const { exit, stdout, stderr } = await run(['rollback', 'sportsbook', '--all-brands'])
    expect((await sportsbook())?.current.version).toBe('1.0.0')
    expect(stdout).toContain(
      '✗ garnet production: The release service refused: sportsbook has no version to go back to',
    )
    expect([exit, stderr]).toEqual(['refused', expect.stringContaining('1 of 2 brands were not changed')])
  })

  test('distinguishes unchanged brands from brands whose answer was lost', async () => {
    await change(set({ sportsbook: '1.1.0' }))
    const before = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray())
      const { method = 'GET', url: path = '' } = request
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${ROOT_TOKEN}` }
      const answer = await fetch(url() + path, { method, headers, ...(body.length > 0 && { body }) })
      if (body.includes('"brand":"touchline"')) return request.socket.destroy()
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    })
    await new Promise<void>((done) => before.listen(0, '127.0.0.1', done))
    const address = `http://127.0.0.1:${(before.address() as AddressInfo).port}`
    const args = ['rollback', 'sportsbook', '--all-brands', '--json']
    const { exit, stdout, stderr } = await run(args, { TOUCHLINE_RELEASE_URL: address })
    before.close()
    before.closeAllConnections()
    expect((await sportsbook())?.current.version).toBe('1.0.0')
    expect([exit, stdout + stderr]).toEqual([
      'unknown',
      expect.stringContaining('1 of 2 brands were not changed; of 1 the outcome is unknown.'),
    ])
  })
})
