import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sampleBuild, temporaryFolder } from '../../testing/sample-build'
import { filledService, RAW } from '../testing/filled-service'

const { run } = filledService()

describe('publish of a folder', () => {
  test('that is not there names the nearest', async () => {
    const dist = await sampleBuild('sportsbook', '1.3.0')
    const { exit, stderr } = await run(['publish', `${dist}x`])
    expect([exit, stderr]).toEqual(['usage', expect.stringMatching(`did you mean ${dist}\\?`)])
  })

  test.each([
    ['no build', null, 'holds no finished build'],
    ['a build.json that is not JSON', '{', 'its build.json cannot be read'],
    ['a build.json that lacks something', '{"area":"sportsbook"}', 'its build.json lacks kind'],
    ['a build.json with a wrong date', JSON.stringify({ builtAt: 'x', area: 'A' }), 'is wrong at area'],
  ])('with %s is refused with the fault', async (_what, facts, expected) => {
    const folder = await temporaryFolder('unfinished')
    await mkdir(folder, { recursive: true })
    if (facts !== null) await writeFile(join(folder, 'build.json'), facts)
    const { exit, stderr } = await run(['publish', folder])
    expect([exit, stderr]).toEqual(['refused', expect.stringContaining(expected)])
    expect(stderr).not.toMatch(RAW)
  })
})
