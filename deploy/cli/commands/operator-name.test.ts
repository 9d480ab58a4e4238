import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../testing/sample-build'
import { filledService } from '../testing/filled-service'
import { runHere } from '../testing/run-here'
import { ROOT_TOKEN } from '../testing/start-service'

const { run, client, url, actor } = filledService()

describe('a local operator', () => {
  async function local() {
    const data = await temporaryFolder('data')
    await mkdir(data, { recursive: true })
    await writeFile(join(data, 'services.json'), JSON.stringify({ RELEASE_URL: url() }))
    await writeFile(join(data, 'release-token'), ROOT_TOKEN)
    return { DATA_DIR: data }
  }

  test('is asked for a name once, and the history names them', async () => {
    const own = await local()
    const asked = await runHere(['freeze', '--reason', 'cup'], own, ['Ada Lovelace'])
    expect(asked.stderr).toContain('Who are you?')
    expect(await actor()).toBe('Ada Lovelace (installation)')
    const again = await runHere(['freeze', '--off', '--reason', 'over'], own, ['nobody'])
    expect(again.stderr).not.toContain('Who are you?')
    expect([await actor(), await readFile(join(own.DATA_DIR, 'operator'), 'utf8')]).toEqual([
      'Ada Lovelace (installation)',
      'Ada Lovelace\n',
    ])
  })

  test('is named by the environment, and nobody is asked where nobody sits', async () => {
    const own = await local()
    await runHere(['freeze'], own)
    expect(await actor()).toBe('installation')
    await runHere(['freeze', '--off'], { ...own, TOUCHLINE_OPERATOR: 'night-watch' })
    expect(await actor()).toBe('night-watch (installation)')
  })
})

describe('an operator of an installation elsewhere', () => {
  const NIGHT = { TOUCHLINE_OPERATOR: 'night-watch' }

  test('is named by the environment when they hold the installation’s token', async () => {
    await run(['freeze'], NIGHT)
    expect(await actor()).toBe('night-watch (installation)')
  })

  test('is asked at the terminal, each time, for others may use the same machine', async () => {
    for (const name of ['Ada', 'Grace']) {
      const { stderr } = await run(['freeze', '--reason', 'cup'], {}, [name])
      expect(stderr).toContain('Who are you?')
      expect(await actor()).toBe(`${name} (installation)`)
    }
  })

  test('is missing where nobody can be asked, with a warning that the history names nobody', async () => {
    const { stderr } = await run(['freeze'])
    expect([stderr, await actor()]).toEqual([expect.stringContaining('TOUCHLINE_OPERATOR'), 'installation'])
  })

  test('is the name of their own token, even with another name in the environment', async () => {
    const { token } = await client().createToken({
      name: 'ci-sportsbook',
      roles: ['promote'],
      brands: null,
      areas: null,
    })
    const own = { TOUCHLINE_RELEASE_TOKEN: token }
    const { stderr } = await run(['freeze', '--reason', 'cup'], own, ['Ada'])
    expect([stderr, await actor()]).toEqual(['', 'ci-sportsbook'])
    await run(['freeze', '--off'], { ...NIGHT, ...own })
    expect(await actor()).toBe('ci-sportsbook')
  })
})
