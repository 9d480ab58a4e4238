import { createHash, createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Platform } from '../../support/launch-platform'
import { MemberClient } from '../../support/member-client'
import { platformDatabase } from '../../support/scratch-database'
import { apiOf } from '../bets/bench-bets'
import { type LeanConnection, leanConnection } from '../bets/lean-connection'
import { openWallets } from '../bets/open-wallets'
import type { BenchRow } from '../table'

const PLAYERS = 100
const ASKED_PER_SECOND = 500
const SECONDS = 60
/** Connections that the provider keeps. */
const CONNECTIONS = 64
const STAKE = 100
const PATH = '/wallet/v1/betwin'

interface Player {
  readonly account: string
  readonly token: string
}

/** 500 rounds a second for a minute, with the calls of a provider, beside the live odds of the sandbox. */
export async function benchWalletCalls(platform: Platform): Promise<BenchRow[]> {
  const api = apiOf(platform)
  const url = platformDatabase(platform.dataDir)
  const secret = readFileSync(join(platform.dataDir, 'games-secret'), 'utf8').trim()
  const players = await openGames(api, url)
  const { answered, times, wrong, lateMs } = await play(api, secret, players)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
  const perSecond = answered / (SECONDS + lateMs / 1000)
  const breaches = await breachesOf(url)
  return [
    {
      id: 'G',
      what: `wallet calls a second for ${SECONDS} s, ${ASKED_PER_SECOND} asked, of ${PLAYERS} players`,
      measured: `${perSecond.toFixed(0)}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${wrong} wrong, ${breaches} breaches`,
      yardstick: '',
      ratio: '',
      target: `≥ ${ASKED_PER_SECOND}/s, 0 wrong`,
      holds: perSecond >= ASKED_PER_SECOND * 0.99 && wrong === 0 && breaches === 0,
    },
  ]
}

/** Members with money, each with an open slot of the sandbox provider. */
async function openGames(api: string, url: string): Promise<Player[]> {
  const wallets = await openWallets(url, PLAYERS, 'spinner')
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const players: Player[] = []
  for (const { account, password } of wallets) {
    await MemberClient.login(api, account, password)
    const token = randomBytes(16).toString('hex')
    await owner.query(
      `INSERT INTO wallet_token (token_hash, member_id, session_id, connection, provider, game_code, currency, min_bet, max_bet,
         opened_at, seen_at, expires_at)
       SELECT $1, $2, s.id, 'sandbox', 'tl-slots', 'tl20', 'MYR', 1, 1000000, $3, $3, $3::bigint + 43200000
       FROM session s WHERE s.member_id = $2 AND s.ended_at IS NULL LIMIT 1`,
      [createHash('sha256').update(token).digest(), account, Date.now()],
    )
    players.push({ account, token })
  }
  await owner.end()
  return players
}

async function play(api: string, secret: string, players: readonly Player[]) {
  const times: number[] = []
  let [sent, answered, wrong] = [0, 0, 0]
  const started = performance.now()
  const due = () => Math.floor(((performance.now() - started) / 1000) * ASKED_PER_SECOND)
  const total = ASKED_PER_SECOND * SECONDS
  const worker = async (connection: LeanConnection): Promise<void> => {
    while (sent < total) {
      if (sent >= due()) {
        await new Promise((next) => setTimeout(next, 1))
        continue
      }
      const n = sent
      sent += 1
      const begun = performance.now()
      const answer = JSON.parse(await call(connection, secret, players, n)) as { status: unknown }
      times.push(performance.now() - begun)
      answered += 1
      if (answer.status !== 'ok') wrong += 1
      if (answer.status !== 'ok' && wrong < 3) console.log('wallet call', answer)
    }
  }
  const connections = Array.from({ length: CONNECTIONS }, () => leanConnection(api))
  await Promise.all(connections.map(worker))
  for (const connection of connections) connection.close()
  return { answered, times, wrong, lateMs: performance.now() - started - SECONDS * 1000 }
}

/** Every second round wins what it staked, so that wallets last. */
function call(
  connection: LeanConnection,
  secret: string,
  players: readonly Player[],
  n: number,
): Promise<string> {
  const { account, token } = players[n % players.length] as Player
  const tx = `bench-${started}-${n}`
  const body = JSON.stringify({
    request_id: tx,
    action: 'betwin',
    token,
    player: account,
    currency: 'MYR',
    game_code: 'tl20',
    round: tx,
    round_closed: true,
    tx,
    amount: STAKE,
    win: n % 2 === 0 ? STAKE * 2 : 0,
    details: null,
  })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const hash = createHash('sha256').update(body).digest('hex')
  const signature = createHmac('sha256', secret)
    .update(['POST', PATH, timestamp, hash].join('\n'))
    .digest('hex')
  const headers = {
    'content-type': 'application/json',
    'x-tl-provider': 'sandbox',
    'x-tl-timestamp': timestamp,
    'x-tl-signature': signature,
  }
  return connection.post(PATH, headers, body)
}
const started = Date.now()

async function breachesOf(url: string): Promise<number> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const { rows } = await owner.query<{ count: number }>('SELECT count(*)::int AS count FROM ledger_breach')
  await owner.end()
  return rows[0]?.count ?? -1
}
