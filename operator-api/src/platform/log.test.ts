import { execFile } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createLog } from './log'

const run = promisify(execFile)

test('a log on a full disk loses lines, and the process goes on', () => {
  const fd = openSync('/dev/full', 'w')
  const log = createLog('warn', fd)
  for (let queues = 0; queues < 20_000; queues += 1) log.warn('x'.repeat(100))
  log.flush()
  closeSync(fd)
})

const onRoot = process.getuid?.() === 0 ? test : test.skip

onRoot('lines are written again when there is room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-log-'))
  await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder])
  const file = join(folder, 'api.log')
  const fd = openSync(file, 'a')
  try {
    const log = createLog('warn', fd)
    log.warn('before')
    const { bavail, bsize } = statfsSync(folder)
    writeFileSync(join(folder, 'ballast'), Buffer.alloc(bavail * bsize))
    for (let queues = 0; queues < 1000; queues += 1) log.warn('x'.repeat(100))
    rmSync(join(folder, 'ballast'))
    log.warn('after')
    const queues = readFileSync(file, 'utf8').trim().split('\n')
    expect(queues.map((queue) => JSON.parse(queue).msg).at(-1)).toBe('after')
  } finally {
    closeSync(fd)
    await run('umount', [folder])
    rmSync(folder, { recursive: true })
  }
})
