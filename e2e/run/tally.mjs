const SLOWEST_SHOWN = 20

/** Counts what passed and failed over all kinds of checks and says it in the last line. */
export function createTally() {
  const failures = []
  const files = []
  let passed = 0
  return {
    get failed() {
      return failures.length
    },
    /** One check that is a command, started by `check`: its output is shown only when it fails. */
    async step(name, check) {
      const started = Date.now()
      const result = await check()
      if (result.ok) {
        passed += 1
        console.log(`ok    ${name} (${since(started)})`)
      } else {
        failures.push(name)
        console.log(`FAIL  ${name} (${since(started)})\n${result.output}`)
      }
      return result.ok
    },
    /** A suite, run by `suite`, that counts its own tests and measures their files: `{ passed, failures, files }`. */
    async suite(name, suite) {
      const started = Date.now()
      const counts = await suite()
      passed += counts.passed
      failures.push(...counts.failures.map((title) => `${name}: ${title}`))
      files.push(...counts.files)
      const verdict = counts.failures.length === 0 ? 'ok   ' : 'FAIL '
      console.log(
        `${verdict} ${name}: ${counts.passed} passed, ${counts.failures.length} failed (${since(started)})`,
      )
    },
    print() {
      if (files.length > 0) console.log(`\nSlowest test files:\n${slowest(files).join('\n')}`)
      if (failures.length > 0) console.log(`\nFailed:\n${failures.map((title) => `  ${title}`).join('\n')}`)
      console.log(`\n${passed} passed, ${failures.length} failed`)
    },
  }
}

/** One line a file, the slowest first. */
const slowest = (files) =>
  files
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST_SHOWN)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`)

const since = (started) => `${((Date.now() - started) / 1000).toFixed(1)} s`
