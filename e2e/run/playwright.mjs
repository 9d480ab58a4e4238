import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './run-command.mjs'

/** Runs the journeys in the browser found; without one the suite fails with the sentence that says what to do. */
export async function runPlaywright(tally, browser) {
  if (!browser.ok) {
    tally.step('a browser is there', { ok: false, output: browser.reason, ms: 0 })
    return
  }
  const report = join(ROOT, '.cache', 'playwright.json')
  rmSync(report, { force: true })
  const result = await run('npx playwright test --reporter=list,json', {
    cwd: join(ROOT, 'e2e'),
    env: { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    show: true,
  })
  tally.suite('journeys in Chromium', read(report, result), result.ms)
}

function read(report, result) {
  if (!existsSync(report)) return { passed: 0, failures: [`did not run: ${result.output.slice(-400)}`] }
  const json = JSON.parse(readFileSync(report, 'utf8'))
  const specs = json.suites.flatMap(specsOf)
  const failures = specs.filter((spec) => !spec.ok).map((spec) => spec.title)
  return {
    passed: specs.length - failures.length,
    failures: [...failures, ...json.errors.map((e) => e.message)],
  }
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
