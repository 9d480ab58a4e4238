import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const ROOT = resolve(import.meta.dirname, '../..')
const INTO = join(ROOT, '.cache', 'new-remote')
const run = promisify(execFile)

export interface NewRemote {
  /** Folder of the package. */
  folder: string
  /** Replaces a text in a file of the package. */
  edit(file: string, from: string, to: string): void
  /** Builds it for production as this version; returns the folder of the build. */
  build(version: string): Promise<string>
  /** Runs its own tests, conformance among them. */
  test(): Promise<void>
  remove(): void
}

/** A remote made by the command that a new team uses, linked as its first install would link it. */
export async function newRemote(area: string): Promise<NewRemote> {
  rmSync(INTO, { recursive: true, force: true })
  mkdirSync(INTO, { recursive: true })
  await run(process.execPath, [join(ROOT, 'shared-contracts/build/bin/new-remote.mjs'), area, '--into', INTO])
  const folder = join(INTO, `mfe-${area}`)
  for (const name of ['tsconfig.base.json', 'tsconfig.page.json'])
    copyFileSync(join(ROOT, name), join(INTO, name))
  symlinkSync(join(ROOT, 'mfe-casino-games', 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    edit: (file, from, to) => {
      const path = join(folder, file)
      const text = readFileSync(path, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not say ${from}`)
      writeFileSync(path, text.replace(from, to))
    },
    build: async (version) => {
      const env = { ...process.env, TOUCHLINE_VERSION: version }
      await run(process.execPath, [join(ROOT, 'shared-contracts/build/bin/build.mjs')], { cwd: folder, env })
      return join(folder, 'dist')
    },
    test: async () => {
      await run('npx', ['tsc', '--noEmit', '-p', '.'], { cwd: folder })
      await run('npx', ['jest', '--ci'], { cwd: folder })
    },
    remove: () => rmSync(INTO, { recursive: true, force: true }),
  }
}
