import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createChildren, waitBeforeStart } from './children.mjs'

let folder: string
let children: ReturnType<typeof createChildren>
let lines: string[]
let lost: Error[]
const strays: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-children-'))
  lines = []
  lost = []
  children = createChildren(join(folder, 'logs'), {
    onLost: (error) => lost.push(error),
    log: (line) => lines.push(line),
    hang: { askEveryMs: 50, silentMs: 1500 },
  })
})
afterEach(async () => {
  await children.stop()
  for (const stray of strays.splice(0)) stray.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A part of the platform that notes its process id whenever it starts. */
function part(name: string, more = ''): { script: string } {
  const script = join(folder, `${name}.mjs`)
  const note = `import { appendFileSync } from 'node:fs'
    appendFileSync(${JSON.stringify(pidsOf(name))}, process.pid + '\\n')`
  writeFileSync(script, `${note}\n${more}\nsetInterval(() => undefined, 1000)`)
  return { script }
}

/** A port that nothing listened on a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const pidsOf = (name: string) => join(folder, `${name}.pids`)

/** Process ids under which the part has run, once there are so many. */
async function starts(name: string, count: number): Promise<number[]> {
  return until(
    () =>
      readFileSync(pidsOf(name), { encoding: 'utf8', flag: 'a+' })
        .trim()
        .split('\n')
        .filter(Boolean)
        .map(Number),
    (pids) => pids.length >= count,
  )
}

async function until<Seen>(look: () => Seen, isSo: (seen: Seen) => boolean): Promise<Seen> {
  for (const end = Date.now() + 15_000; ; await new Promise((next) => setTimeout(next, 20))) {
    const seen = look()
    if (isSo(seen)) return seen
    if (Date.now() > end) throw new Error(`still ${JSON.stringify(seen)}`)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('a part that is killed comes back by itself, and one line reports it', async () => {
  children.start('edge', part('edge'))
  const [first = 0] = await starts('edge', 1)
  children.keepRunning()
  process.kill(first, 'SIGKILL')
  const [, second = 0] = await starts('edge', 2)
  expect(isAlive(second)).toBe(true)
  expect(lines).toEqual([
    `edge ended (SIGKILL) and starts again in 0.1 s; its log is ${join(folder, 'logs', 'edge.log')}.`,
  ])
  expect(lost).toEqual([])
})

test('a part that answers again after its end is reported, with how long it took', async () => {
  const port = await freePort()
  const answering = `const { createServer } = await import('node:http')
    await new Promise((next) => setTimeout(next, 300))
    createServer((_, response) => response.end()).listen(${port}, '127.0.0.1')`
  children.start('api', { ...part('api', answering), answersAt: { url: `http://127.0.0.1:${port}/` } })
  const [first = 0] = await starts('api', 1)
  children.keepRunning()
  process.kill(first, 'SIGKILL')
  const [, again] = await until(
    () => lines,
    (lines) => lines.length === 2,
  )
  expect(await fetch(`http://127.0.0.1:${port}/`).then(({ ok }) => ok)).toBe(true)
  const [, seconds] = /^api answers again after ([\d.]+) s\.$/.exec(again ?? '') ?? []
  // A tenth before it starts, and what it takes to answer.
  expect(Number(seconds)).toBeGreaterThanOrEqual(0.4)
})

test('a part that hangs is ended and comes back', async () => {
  const port = await freePort()
  const answering = `const { createServer } = await import('node:http')
    createServer((_, response) => response.end()).listen(${port}, '127.0.0.1')`
  children.start('api', { ...part('api', answering), answersAt: { url: `http://127.0.0.1:${port}/` } })
  const [first = 0] = await starts('api', 1)
  children.keepRunning()
  process.kill(first, 'SIGSTOP')
  await starts('api', 2)
  expect(isAlive(first)).toBe(false)
  await until(
    () => lines,
    (lines) => lines.length === 3,
  )
  expect(lines[0]).toMatch(/^api answers nobody for \d+ s and is ended\.$/)
  expect(lines[1]).toMatch(/^api ended \(SIGKILL\) and starts again/)
  expect(lines[2]).toMatch(/^api answers again after/)
})

test('a part that ends while everything starts is a failed start that shows its output', async () => {
  children.start('api', part('api', "console.error('no database'); process.exit(3)"))
  await until(
    () => lost,
    ([error]) => error !== undefined,
  )
  expect(lost[0]?.message).toMatch(/^no database\n\napi ended; its log is .*api\.log\.$/)
  expect(await starts('api', 1)).toHaveLength(1)
})

/** A part that starts a process of its own, which says what it knows as soon as the part has ended. */
const LATE_WORDS = `import { spawn } from 'node:child_process'
  const late = 'while kill -0 ' + process.pid + ' 2>/dev/null; do sleep 0.02; done; echo no disk left >&2'
  spawn('sh', ['-c', late], { stdio: 'inherit' }).unref()
  process.exit(3)`

test('the last output of a part is shown and logged, also when it is read after the end of the part', async () => {
  children.start('api', part('api', LATE_WORDS))
  await until(
    () => lost,
    ([error]) => error !== undefined,
  )
  expect(lost[0]?.message).toMatch(/^no disk left\n\napi ended;/)
  await until(
    () => readFileSync(join(folder, 'logs', 'api.log'), 'utf8'),
    (log) => log === 'no disk left\n',
  )
})

test.each([
  [1, 100],
  [2, 200],
  [4, 800],
  [9, 25_600],
  [10, 30_000],
  [40, 30_000],
])('a part that ended %d times in a row waits %d ms', (ends, waitMs) => {
  expect(waitBeforeStart(ends)).toBe(waitMs)
})

test('a part that keeps ending waits longer each time', async () => {
  children.start('edge', part('edge', "process.on('message', () => undefined)"))
  const [first = 0] = await starts('edge', 1)
  children.keepRunning()
  process.kill(first, 'SIGKILL')
  const [, second = 0] = await starts('edge', 2)
  process.kill(second, 'SIGKILL')
  await until(
    () => lines,
    (lines) => lines.length === 2,
  )
  expect(lines.map((line) => /in ([\d.]+) s/.exec(line)?.[1])).toEqual(['0.1', '0.2'])
})

test('stopping ends running and waiting parts, and none comes back', async () => {
  children.start('api', part('api'))
  children.start('edge', part('edge'))
  const [api = 0] = await starts('api', 1)
  const [edge = 0] = await starts('edge', 1)
  children.keepRunning()
  process.kill(edge, 'SIGKILL')
  await until(
    () => lines,
    (lines) => lines.length === 1,
  )
  await children.stop()
  expect([isAlive(api), isAlive(edge)]).toEqual([false, false])
  await new Promise((next) => setTimeout(next, 700))
  expect(await starts('edge', 1)).toEqual([edge])
  expect(lines).toHaveLength(1)
})

/** A part that says something again and again. */
const TALKATIVE = "setInterval(() => console.error('x'.repeat(5000)), 10)"

test('while the disk is full parts run and start again without log lines, and one line reports it', async () => {
  const log = join(folder, 'logs', 'edge.log')
  // Every write to this device fails with ENOSPC.
  symlinkSync('/dev/full', log)
  children.start('edge', part('edge', TALKATIVE))
  const [first = 0] = await starts('edge', 1)
  children.keepRunning()
  await until(
    () => lines,
    (lines) => lines.length === 1,
  )
  process.kill(first, 'SIGKILL')
  const [, second = 0] = await starts('edge', 2)
  await new Promise((next) => setTimeout(next, 500))
  expect(isAlive(second)).toBe(true)
  expect(lines).toEqual([
    expect.stringMatching(/^The logs cannot be written \(ENOSPC.*\); their lines are lost until they can\.$/),
    expect.stringContaining('edge ended (SIGKILL)'),
  ])
  unlinkSync(log)
  await until(
    () => readFileSync(log, { encoding: 'utf8', flag: 'a+' }),
    (text) => text.includes('xxx'),
  )
  expect(lost).toEqual([])
})

test('when the process that started them is killed, all parts end', async () => {
  const { script } = part('api')
  const parent = join(folder, 'parent.mjs')
  const from = pathToFileURL(join(__dirname, 'children.mjs'))
  writeFileSync(
    parent,
    `import { createChildren } from '${from}'
     createChildren('${folder}/logs', { onLost: () => undefined }).start('api', { script: '${script}' })`,
  )
  const child = spawn(process.execPath, [parent], { stdio: 'ignore' })
  strays.push(child)
  const [api = 0] = await starts('api', 1)
  child.kill('SIGKILL')
  await until(
    () => isAlive(api),
    (alive) => !alive,
  )
})
