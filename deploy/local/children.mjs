import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'
import { Refusal } from './fail.mjs'
import { createLogs } from './logs.mjs'
import { STOP_WITHIN_MS } from './stop-within.mjs'
import { isAnswering } from './wait-for.mjs'

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 30_000
/** A part that ran for so long was well: its next end counts as the first. */
const WELL_AFTER_MS = 60_000
const OUTPUT_MAX = 4000
const LOOK_AGAIN_MS = 100
/** A part that runs is asked so often whether it answers, and ended when it did not for so long: it hangs. */
const HANG = { askEveryMs: 5000, silentMs: 30_000 }
/** How long the last words of an ended part are waited for: what it started may hold its pipes open for good. */
const LAST_WORDS_WITHIN_MS = 1000
const END_WITH_PARENT = pathToFileURL(join(ROOT, 'deploy/local/end-with-parent.mjs')).href

/** How long a part waits before it starts again, when it has ended so many times in a row: 0.1 s, doubled up to 30 s. */
export const waitBeforeStart = (ends) => Math.min(FIRST_WAIT_MS * 2 ** (ends - 1), LONGEST_WAIT_MS)

/**
 * Starts the parts as processes of their own, with a log file each, and ends them in the reverse order. A part that ends
 * before `keepRunning` was called is a failed start, reported to `onLost`; from then on it comes back by itself, and `log` gets
 * a line about its end and, of a part that names where it answers, one when it does so again. Such a part that answers nobody
 * for half a minute hangs: it is ended and comes back too.
 */
export function createChildren(logFolder, { onLost, log = console.error, hang = HANG }) {
  const logs = createLogs(logFolder, log)
  const children = []
  let isStarting = true
  let isStopping = false
  let watch = null

  const launch = (record) => {
    const { name, script, env, cwd = ROOT, typescript = false } = record.part
    const imports = [END_WITH_PARENT, ...(typescript ? ['tsx'] : [])].flatMap((one) => ['--import', one])
    const child = spawn(process.execPath, ['--enable-source-maps', ...imports, script], {
      cwd,
      env: { ...process.env, ...env },
      // A group of its own: Ctrl+C reaches this process alone, which then ends the others in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    Object.assign(record, {
      child,
      output: '',
      startedAt: performance.now(),
      isAsked: false,
      hasAnswered: false,
      silentSince: null,
    })
    for (const stream of [child.stdout, child.stderr]) {
      // Without descriptors a child has no pipes; its error comes below.
      stream?.on('error', () => undefined)
      stream?.on('data', (chunk) => {
        logs.append(name, chunk)
        record.output = (record.output + chunk).slice(-OUTPUT_MAX)
      })
    }
    child.once('error', (error) => ended(record, error.message))
    // A signal that cannot be sent is an error too, after the first.
    child.on('error', () => undefined)
    child.once('exit', (code, signal) => ended(record, signal ?? `code ${code}`))
  }

  const ended = (record, how) => {
    if (isStopping) return
    const { name } = record.part
    if (isStarting) {
      lastWords(record.child).then(() =>
        onLost(new Refusal(`${record.output}\n${name} ended; its log is ${logs.fileOf(name)}.`)),
      )
      return
    }
    record.ends = performance.now() - record.startedAt > WELL_AFTER_MS ? 1 : record.ends + 1
    const waitMs = waitBeforeStart(record.ends)
    log(`${name} ended (${how}) and starts again in ${waitMs / 1000} s; its log is ${logs.fileOf(name)}.`)
    const endedAt = performance.now()
    record.timer = setTimeout(() => {
      launch(record)
      void reportWhenBack(record, endedAt)
    }, waitMs)
  }

  /** Reports when a part answers again; if it ends before, the next end is reported instead. */
  const reportWhenBack = async ({ part: { name, answersAt }, ...record }, endedAt) => {
    if (!answersAt) return
    const isRunning = () => !isStopping && record.child.exitCode === null && record.child.signalCode === null
    while (isRunning()) {
      if (await isAnswering(answersAt.url, answersAt.status)) {
        if (isRunning())
          log(`${name} answers again after ${((performance.now() - endedAt) / 1000).toFixed(1)} s.`)
        return
      }
      await new Promise((next) => setTimeout(next, LOOK_AGAIN_MS))
    }
  }

  const endWhatHangs = async (record) => {
    const { child, part } = record
    // An ended part may take a moment to go.
    if (
      !part.answersAt ||
      record.isAsked ||
      child.killed ||
      child.exitCode !== null ||
      child.signalCode !== null
    )
      return
    record.isAsked = true
    // Any answer will do: a part without its database works.
    const answers = await isAnswering(part.answersAt.url)
    record.isAsked = false
    if (record.child !== child || isStopping) return
    if (answers) return Object.assign(record, { hasAnswered: true, silentSince: null })
    // A starting part may take its time.
    if (!record.hasAnswered) return
    record.silentSince ??= performance.now()
    const silentMs = performance.now() - record.silentSince
    if (silentMs < hang.silentMs) return
    log(`${part.name} answers nobody for ${Math.round(silentMs / 1000)} s and is ended.`)
    child.kill('SIGKILL')
  }

  return {
    start: (name, part) => {
      const record = { part: { name, ...part }, ends: 0, timer: null }
      children.push(record)
      launch(record)
    },
    /** Everything runs: who ends or hangs from now on is started again. */
    keepRunning: () => {
      isStarting = false
      for (const record of children) record.hasAnswered = true
      watch = setInterval(() => children.forEach(endWhatHangs), hang.askEveryMs)
    },
    stop: async () => {
      isStopping = true
      clearInterval(watch)
      for (const { child, timer } of children.reverse()) {
        clearTimeout(timer)
        await end(child)
      }
    },
  }
}

/** Settles when the pipes of an ended part have been read to their end, or after a second. */
function lastWords(child) {
  return new Promise((done) => {
    const limit = setTimeout(done, LAST_WORDS_WITHIN_MS)
    child.once('close', () => {
      clearTimeout(limit)
      done()
    })
  })
}

function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    const forced = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
    child.once('exit', () => {
      clearTimeout(forced)
      lastWords(child).then(done)
    })
    child.kill('SIGTERM')
  })
}
