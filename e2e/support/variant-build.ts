import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const ROOT = resolve(import.meta.dirname, '../..')
const VARIANTS = join(ROOT, '.cache', 'variants')
const OF_THE_BUILD = ['src', 'package.json', 'webpack.config.mjs', 'tsconfig.json']
const run = promisify(execFile)

export interface Variant {
  /** Folder of the package: `mfe-sportsbook`. */
  folder: string
  version: string
  /** Contracts that it asks for, when not those of its own. */
  contractRange?: string
  /** Changes the sources in the given folder before they are built. */
  change?: (source: string) => void
}

/** Builds a changed copy of a package for production, as another version of it; returns the folder of the build. */
export async function buildVariant({ folder, version, contractRange, change }: Variant): Promise<string> {
  const copy = join(VARIANTS, `${folder}-${version}`)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const part of OF_THE_BUILD) cpSync(join(ROOT, folder, part), join(copy, part), { recursive: true })
  symlinkSync(join(ROOT, folder, 'node_modules'), join(copy, 'node_modules'))
  change?.(join(copy, 'src'))
  if (contractRange) askFor(copy, contractRange)
  const build = join(ROOT, 'shared-contracts/build/bin/build.mjs')
  await run(process.execPath, [build], { cwd: copy, env: { ...process.env, TOUCHLINE_VERSION: version } })
  return join(copy, 'dist')
}

function askFor(copy: string, contractRange: string): void {
  const path = join(copy, 'webpack.config.mjs')
  const config = readFileSync(path, 'utf8')
  writeFileSync(path, config.replace('definePackage({', `definePackage({ contractRange: '${contractRange}',`))
}

/** The remote's module with some of it replaced: `members` is what stands in the object after the original's own. */
export const replaceInRemote =
  (members: string) =>
  (source: string): void => {
    renameSync(join(source, 'remote.ts'), join(source, 'original-remote.ts'))
    writeFileSync(
      join(source, 'remote.ts'),
      `import { mountReact } from '@touchline/ui'
       import { createElement } from 'react'
       import original from './original-remote'
       const Broken = () => { throw new Error('broken at render') }
       export default { ...original, ${members} }`,
    )
  }

/** An area that mounts well and throws as soon as it renders. */
export const throwsAtRender = replaceInRemote(
  'mount: (target, host) => mountReact(target, createElement(Broken), { host, ...original })',
)
