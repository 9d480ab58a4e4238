import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import { sampleBuild, temporaryFolder } from '../../testing/sample-build'
import { publish } from '../publish'
import { fetchVersion } from './fetch-version'

async function fetched(change: (text: string) => string) {
  const releases = await temporaryFolder('served')
  const { release } = await publish(await sampleBuild('sportsbook', '1.0.0'), releases)
  const page = fastify({ forceCloseConnections: true })
  page.get('/assets/*', async (request) =>
    change(await readFile(join(releases, request.url.slice(8)), 'utf8')),
  )
  const address = await page.listen({ port: 0, host: '127.0.0.1' })
  const target = await temporaryFolder('fetched')
  const folder = join(target, 'sportsbook/1.0.0')
  const result = fetchVersion({ area: 'sportsbook', release, page: address, releases: target })
  return { result: result.finally(() => page.close()), folder }
}

describe('files of a version that is elsewhere', () => {
  test('are fetched as the page serves them', async () => {
    const { result, folder } = await fetched((text) => text)
    await result
    expect(await readFile(join(folder, 'main.js'), 'utf8')).toMatch(/^run\(\)/)
    expect(existsSync(join(folder, 'pictures/ball.svg'))).toBe(true)
  })

  test('are refused when they differ from the release, and nothing of them stays', async () => {
    const { result, folder } = await fetched((text) => text.replace('run', 'steal'))
    await expect(result).rejects.toThrow('not the file that was released')
    expect(existsSync(folder)).toBe(false)
  })
})
