import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const ROOT = resolve(import.meta.dirname, '../..')
const VARIANTS = join(ROOT, '.cache', 'variants')
const OF_THE_BUILD = ['src', 'package.json', 'webpack.config.mjs', 'tsconfig.json']
const run = promisify(execFile)

export interface Variant {
  /** Folder of the package: `mfe-sportsbook`. */
  folder: string
  version: string
  /** Changes the sources in the given folder before they are built. */
  change: (source: string) => void
}

/** Builds a changed copy of a package for production, as another version of it; returns the folder of the build. */
export async function buildVariant({ folder, version, change }: Variant): Promise<string> {
  const copy = join(VARIANTS, `${folder}-${version}`)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const part of OF_THE_BUILD) cpSync(join(ROOT, folder, part), join(copy, part), { recursive: true })
  symlinkSync(join(ROOT, folder, 'node_modules'), join(copy, 'node_modules'))
  change(join(copy, 'src'))
  const build = join(ROOT, 'shared-contracts/build/bin/build.mjs')
  await run(process.execPath, [build], { cwd: copy, env: { ...process.env, TOUCHLINE_VERSION: version } })
  return join(copy, 'dist')
}

/** The remote's module with `members` written behind the original's own members, which they replace. */
const replaceInRemote =
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
const throwsAtRender = replaceInRemote(
  'mount: (target, host) => mountReact(target, createElement(Broken), { host, ...original })',
)

/** Longer than a build takes beside another one. */
const BUILT_WITHIN_MS = 90_000

/** A build of a package that throws at render: built once a run, by the first caller. */
export async function builtThrowingAtRender(folder: string): Promise<string> {
  const version = '0.0.1-throws-at-render'
  const built = join(VARIANTS, `${folder}.built`)
  mkdirSync(VARIANTS, { recursive: true })
  if (isFirst(`${folder}.lock`)) {
    try {
      const dist = await buildVariant({ folder, version, change: throwsAtRender })
      writeFileSync(built, dist)
      return dist
    } catch (error) {
      rmSync(join(VARIANTS, `${folder}.lock`), { recursive: true })
      throw error
    }
  }
  for (const until = Date.now() + BUILT_WITHIN_MS; !existsSync(built); await pause(200))
    if (Date.now() > until) throw new Error(`${folder} was not built`)
  return readFileSync(built, 'utf8')
}

/** A folder is made by one process alone. */
function isFirst(name: string): boolean {
  try {
    mkdirSync(join(VARIANTS, name))
    return true
  } catch {
    return false
  }
}

/** Before a run: what an earlier one has built is of other sources. */
export const forgetVariants = (): void => rmSync(VARIANTS, { recursive: true, force: true })
