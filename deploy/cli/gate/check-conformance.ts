import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PublishedVersion } from '@touchline/contracts/release'
import { sourceHash } from '../../../shared-contracts/build/webpack/version.mjs'
import { frontPackages } from '../../local/packages.mjs'
import { type Finding, failed, passed, skipped } from './check-result'

const ROOT = resolve(import.meta.dirname, '../../..')
const PATIENCE_MS = 170_000
const LINES_OF_A_FAILURE = 30

/**
 * Runs the conformance suite of the area's package, provided that the sources at hand are the ones the version was built
 * from: a suite that passes on other sources proves nothing about it.
 */
export async function checkConformance(area: string, manifest: PublishedVersion): Promise<Finding> {
  const folder = await packageOf(area)
  if (folder === null) return skipped(`the sources of ${area} are not at hand`)
  const here = sourceHash(join(ROOT, folder))
  if (manifest.source !== here) {
    const commit = manifest.commit ? ` of commit ${manifest.commit}` : ''
    return skipped(`built from sources ${manifest.source ?? 'unknown'}${commit}; ${folder} here is ${here}`)
  }
  const suites = await suitesOf(join(ROOT, folder))
  if (suites.length === 0) return failed('no conformance suite', [`${folder} calls testConformance nowhere`])
  const { ok, output } = await jest(folder, suites)
  if (ok) return passed(`conformance suite of ${folder} passed: ${countOf(output)}`)
  return failed(
    `conformance suite of ${folder} failed`,
    output.trim().split('\n').slice(0, LINES_OF_A_FAILURE),
  )
}

async function packageOf(area: string): Promise<string | null> {
  for (const folder of frontPackages()) {
    const config = await readFile(join(ROOT, folder, 'webpack.config.mjs'), 'utf8')
    if (new RegExp(`area:\\s*['"]${area}['"]`).test(config)) return folder
  }
  return null
}

/** Test files that run the kit, relative to the package. */
async function suitesOf(folder: string): Promise<string[]> {
  const files = (await readdir(join(folder, 'src'), { recursive: true })).filter((name) =>
    /\.test\.tsx?$/.test(name),
  )
  const read = await Promise.all(files.map((file) => readFile(join(folder, 'src', file), 'utf8')))
  return files.filter((_, at) => read[at]?.includes('testConformance(')).map((file) => `src/${file}`)
}

function jest(folder: string, suites: readonly string[]): Promise<{ ok: boolean; output: string }> {
  const script = join(ROOT, folder, 'node_modules/jest/bin/jest.js')
  const args = [script, '--maxWorkers=1', '--runTestsByPath', ...suites]
  return new Promise((done) => {
    execFile(
      process.execPath,
      args,
      { cwd: join(ROOT, folder), timeout: PATIENCE_MS, env: { ...process.env, FORCE_COLOR: '0' } },
      // Jest writes its report to standard error.
      (error, stdout, stderr) => done({ ok: error === null, output: stderr || stdout }),
    )
  })
}

const countOf = (output: string): string => /Tests:\s+(.*)/.exec(output)?.[1] ?? 'no count'
