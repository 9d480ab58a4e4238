import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** On a disk that is nearly full some lines fit and others do not. */
const WHOLE_AFTER_MS = 10_000

/** Log files of a folder. While they cannot be written their lines are lost; `log` gets a line when that begins and ends. */
export function createLogs(folder, log) {
  let failedAt = null
  mkdirSync(folder, { recursive: true })
  const fileOf = (name) => join(folder, `${name}.log`)
  return {
    fileOf,
    append: (name, chunk) => {
      try {
        // A stream would end for good at the first failure.
        appendFileSync(fileOf(name), chunk)
        if (failedAt === null || performance.now() - failedAt < WHOLE_AFTER_MS) return
        failedAt = null
        log('The logs are written again.')
      } catch (error) {
        if (failedAt === null)
          log(`The logs cannot be written (${error.message}); their lines are lost until they can.`)
        failedAt = performance.now()
      }
    },
  }
}
