// Plays a match from a file into `POST /feed/events`, as a provider of odds would push it. Nothing but Node is needed:
//   FEED_SECRET=… node play-match.mjs match.jsonl --api http://127.0.0.1:8081
import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** Five times as often as prices grow old. */
const HEARTBEAT_MS = 1000
const RETRY_MS = 500

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    api: { type: 'string', default: 'http://127.0.0.1:8081' },
    /** How many times faster the file is played. */
    speed: { type: 'string', default: '1' },
  },
})
const [file] = positionals
const secret = process.env.FEED_SECRET
const speed = Number(values.speed)
if (!file || !secret || !(speed > 0)) {
  console.error('FEED_SECRET=… node play-match.mjs <file> [--api <address>] [--speed <number>]')
  process.exit(2)
}

const startedAt = Date.now()
/** The newest of each kind for each league and match: the full state, sent again after a break. */
const newest = new Map()
/** Status of the answer; 0 without one. Signed anew each time: a signature is valid for five minutes. */
async function send(body) {
  const timestamp = String(Date.now())
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'x-feed-timestamp': timestamp,
    'x-feed-signature': signature,
  }
  const signal = AbortSignal.timeout(5000)
  const url = new URL('/feed/events', values.api)
  return fetch(url, { method: 'POST', headers, body, signal }).then(
    (answer) => answer.status,
    () => 0,
  )
}

/**
 * Sends events until they are accepted; an empty list is a heartbeat. After a failed push it sends the full state, which
 * includes these events: the receiver may have lost everything.
 */
async function push(events) {
  for (const event of events) newest.set(`${event.type} ${event.match ?? event.id}`, event)
  let batch = events
  for (;;) {
    const status = await send(JSON.stringify({ batch_id: randomUUID(), events: batch }))
    if (status === 200) return
    // A refused push stays refused: a person has to look.
    if (status >= 400 && status < 500 && status !== 429) throw new Error(`the push was refused with ${status}`)
    batch = [...newest.values()]
    await pause(RETRY_MS)
  }
}

/** The file counts in seconds from its start, the wire in epoch milliseconds. */
function onTheWire(event) {
  const moments = ['kickoff', 'clock_base'].filter((name) => name in event)
  // 0 is no clock at all.
  const changed = moments.map((name) => [
    name,
    name === 'clock_base' && event[name] === null ? 0 : startedAt + (event[name] * 1000) / speed,
  ])
  return { ...event, ...Object.fromEntries(changed) }
}

const pause = (ms) => new Promise((next) => setTimeout(next, ms))

const script = readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse)
for (const { second, say, events } of script) {
  const due = startedAt + (second * 1000) / speed
  while (Date.now() < due) {
    await push([])
    await pause(Math.min(HEARTBEAT_MS, Math.max(0, due - Date.now())))
  }
  await push(events.map(onTheWire))
  console.log(`${second} s  ${say}`)
}
