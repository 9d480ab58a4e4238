import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../testing/sample-build'
import { filesStateOtherwise, statedOtherwise } from './stated-otherwise'

/** A piece of a built entry, as the bundler writes it. */
const share = (name: string, range: string) =>
  `7300:{fallback:()=>()=>{throw Error("Can not get '${name}'")},shareScope:["default"],singleton:!0,` +
  `requiredVersion:"${range}",strictVersion:!1,eager:!1,layer:void 0,shareKey:"${name}"}`
const ENTRY = `x={${share('react', '^19')},${share('mobx', '^7')}},y={name:"sportsbook",version:v,contractRange:"^1.2",mount}`

const REACT = { name: 'react', range: '^19' }
const MOBX = { name: 'mobx', range: '^7' }

describe('what a manifest says and the files of its version do not', () => {
  test.each([
    ['agrees', [REACT, MOBX], '^1.2', []],
    ['names more than starts', [REACT, MOBX, { name: 'react-dom', range: '^19' }], '^1.2', []],
    [
      'has another range',
      [REACT, { ...MOBX, range: '^6' }],
      '^1.2',
      ['main.js asks for mobx ^7, its manifest says ^6'],
    ],
    ['leaves a library out', [REACT], '^1.2', ['main.js asks for mobx ^7, its manifest says none']],
    [
      'asks for other contracts',
      [REACT, MOBX],
      '^1.0',
      ['main.js asks for contracts ^1.2, its manifest says ^1.0'],
    ],
  ])('is reported: it %s', (_what, needs, contractRange, problems) => {
    expect(statedOtherwise({ needs, contractRange }, 'main.js', ENTRY)).toEqual(problems)
  })

  test('is read from the entry and from its copies with words', async () => {
    const releases = await temporaryFolder('releases')
    const folder = join(releases, 'sportsbook', '1.0.0')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'main.js'), 'run()')
    await writeFile(join(folder, 'main.my.js'), ENTRY)
    const version = {
      version: '1.0.0',
      base: '/assets/sportsbook/1.0.0/',
      contractRange: '^1.2',
      needs: [REACT],
      entry: 'main.js',
      initial: ['main.js'],
      worded: { en: 'main.js', my: 'main.my.js' },
      integrity: {},
    }
    expect(await filesStateOtherwise(releases, 'sportsbook', version)).toEqual([
      'main.my.js asks for mobx ^7, its manifest says none',
    ])
  })
})
