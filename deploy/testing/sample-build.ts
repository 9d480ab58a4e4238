import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { containerName } from '@touchline/contracts/release'
import { AREAS } from '@touchline/contracts/routes'
import { pagesOf } from '@touchline/test-kit/own-pages'

const TEMPLATE =
  '<html lang="en"><head><title></title><!--touchline:head--><!--touchline:sheets--></head>' +
  '<body><b><!--touchline:brand--></b></body></html>'

/** A finished build in a temporary folder, as the packages' own builds leave it. */
export async function sampleBuild(
  area: string,
  version: string,
  script = 'run()',
  more: Record<string, unknown> = {},
): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), `build-${area}-`))
  const facts = {
    area,
    kind: area === 'shell' ? 'shell' : 'remote',
    version,
    contractRange: '^1.0',
    entry: 'main.js',
    initial: ['main.js', 'main.css'],
    ...(area === 'shell' ? { contractVersion: '1.0', provides: [{ name: 'react', version: '19.3.1' }] } : {}),
    ...(area === 'shell' ? {} : { needs: [{ name: 'react', range: '^19' }] }),
    ...ownPagesOf(area),
    ...more,
  }
  await mkdir(join(dist, 'pictures'))
  await writeFile(join(dist, 'build.json'), JSON.stringify(facts))
  await writeFile(
    join(dist, 'main.js'),
    `${script}\n// ${containerName(area, version)}\n${'// padding\n'.repeat(200)}`,
  )
  await writeFile(join(dist, 'main.css'), 'body{}')
  await writeFile(join(dist, 'pictures', 'ball.svg'), '<svg/>')
  if (area === 'shell') await writeFile(join(dist, 'index.html'), TEMPLATE)
  return dist
}

/** Declarations of one of the product's own areas; none for others. */
export function ownPagesOf(name: string) {
  const area = AREAS.find((own) => own === name)
  return area ? { pages: pagesOf(area) } : {}
}

export const temporaryFolder = (name: string): Promise<string> => mkdtemp(join(tmpdir(), `${name}-`))
