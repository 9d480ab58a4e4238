/** Counts what passed and failed over all kinds of checks and says it in the last line. */
export function createTally() {
  const failures = []
  let passed = 0
  return {
    get failed() {
      return failures.length
    },
    /** One check that is a command: its output is shown only when it fails. */
    step(name, result) {
      if (result.ok) {
        passed += 1
        console.log(`ok    ${name} (${seconds(result.ms)})`)
        return
      }
      failures.push(name)
      console.log(`FAIL  ${name}\n${result.output}`)
    },
    /** A suite that counted its own tests. */
    suite(name, counts, ms) {
      passed += counts.passed
      failures.push(...counts.failures.map((title) => `${name}: ${title}`))
      const verdict = counts.failures.length === 0 ? 'ok   ' : 'FAIL '
      console.log(
        `${verdict} ${name}: ${counts.passed} passed, ${counts.failures.length} failed (${seconds(ms)})`,
      )
    },
    print() {
      if (failures.length > 0) console.log(`\nFailed:\n${failures.map((title) => `  ${title}`).join('\n')}`)
      console.log(`\n${passed} passed, ${failures.length} failed`)
    },
  }
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
