// `npm start`: everything on one machine, from a bare clone to an address and a login.
import './require-node.mjs'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'
import { areReleased } from './are-released.mjs'
import { brandsFolder } from './brands.mjs'
import { buildPackages, requireBuilds } from './build-packages.mjs'
import { createChildren } from './children.mjs'
import {
  edgeToken,
  gamesSecret,
  operatorSecret,
  releaseToken,
  sessionKey,
  takeDataFolder,
} from './data-folder.mjs'
import { endWith, Refusal } from './fail.mjs'
import { install } from './install.mjs'
import { frontPackages } from './packages.mjs'
import { freePortNear, requireFreePort } from './ports.mjs'
import { run } from './run.mjs'
import { stopWithoutNpm } from './stop-without-npm.mjs'
import { waitFor } from './wait-for.mjs'
import { welcome } from './welcome.mjs'

const API_WITHIN_MS = 120_000
const SERVICE_WITHIN_MS = 30_000

// A full disk behind the output, or a terminal that was closed, ends nothing.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

async function start() {
  const port = Number(process.env.PORT || 8080)
  const data = resolve(ROOT, process.env.DATA_DIR || '.data')
  await requireFreePort(port)
  const folder = takeDataFolder(data)
  const children = createChildren(join(data, 'logs'), { onLost: (lost) => stop(lost) })
  const stop = async (reason) => {
    await children.stop()
    folder.release()
    if (reason) endWith(reason)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop())
  stopWithoutNpm(() => void stop())
  try {
    if (process.argv.includes('--no-build')) requireBuilds()
    else {
      await install()
      await buildPackages()
    }
    await startParts(children, port, data)
    children.keepRunning()
    welcome(port)
  } catch (error) {
    await stop(error)
  }
}

/** All parts run up together; the page is whole when the release names every build. */
async function startParts(children, port, data) {
  console.log('Starting the database and the server …')
  const apiPort = await freePortNear(port + 1)
  const releasePort = await freePortNear(port + 2)
  const games = await sandboxGames(data, port)
  const operator = await sandboxOperator(data, port)
  const services = {
    API_URL: `http://127.0.0.1:${apiPort}`,
    RELEASE_URL: `http://127.0.0.1:${releasePort}`,
  }
  const env = { DATA_DIR: data, ...services }
  const { SESSION_KEY = sessionKey(data) } = process.env
  const forEdges = { EDGE_TOKEN: edgeToken(data) }
  // Who may change the release is nothing that the API or an edge has to know.
  const forReleasing = { RELEASE_TOKEN: releaseToken(data) }
  // For developers of these two: the source itself runs, compiled at the start.
  const isFromSource = process.argv.includes('--source')
  const programOf = (name) => ({
    cwd: join(ROOT, 'deploy'),
    typescript: isFromSource,
    script: isFromSource ? `${name}/server.ts` : `dist/${name}.js`,
  })
  const apiAt = { url: `${services.API_URL}/` }
  children.start('api', {
    answersAt: apiAt,
    script: 'operator-api/dist/server.js',
    env: {
      ...env,
      ...games?.forApi,
      ...operator?.forApi,
      SESSION_KEY,
      API_PORT: String(apiPort),
      BRANDS_DIR: brandsFolder(),
    },
  })
  if (operator) {
    children.start('operator', {
      answersAt: operator.answersAt,
      script: 'operator-api/dist/operator.js',
      env: operator.env,
    })
  }
  if (games) {
    children.start('games', {
      answersAt: games.answersAt,
      script: 'operator-api/sandbox/games/dist/server.js',
      env: { ...games.env, OPERATOR_WALLET_URL: services.API_URL },
    })
  }
  const releaseAt = { url: `${services.RELEASE_URL}/health` }
  children.start('release-service', {
    answersAt: releaseAt,
    ...programOf('release-service'),
    env: { ...env, ...forEdges, ...forReleasing, RELEASE_PORT: String(releasePort) },
  })
  // A developer runs a remote of this machine inside the released page; players' installations name no such origin.
  const { OVERRIDE_ORIGINS = 'http://localhost:*' } = process.env
  const edge = { ...env, ...forEdges, SESSION_KEY, PORT: String(port), OVERRIDE_ORIGINS, ...games?.forEdges }
  const edgeAt = { url: `http://127.0.0.1:${port}/release.json`, status: 200 }
  children.start('edge', { ...programOf('edge'), env: edge, answersAt: edgeAt })
  await waitFor('The release service', releaseAt.url, SERVICE_WITHIN_MS)
  await releaseBuilds({ ...env, ...forReleasing })
  await waitFor('The API', apiAt.url, API_WITHIN_MS)
  if (games) await waitFor('The game provider', games.answersAt.url, SERVICE_WITHIN_MS)
  if (operator) await waitFor('The operator of the sandbox', operator.answersAt.url, SERVICE_WITHIN_MS)
  await waitFor('The edge', edgeAt.url, SERVICE_WITHIN_MS, edgeAt.status)
  // For the command line: where the parts of this installation listen.
  writeFileSync(join(data, 'services.json'), `${JSON.stringify(services, null, 2)}\n`)
}

/** The sandbox's game provider, at an origin of its own; null where the sandbox is off or another provider is configured. */
async function sandboxGames(data, port) {
  if (process.env.SANDBOX === 'off' || process.env.GAMES_URL) return null
  const gamesPort = await freePortNear(port + 3)
  const secret = process.env.GAMES_SECRET || gamesSecret(data)
  const publicUrl = process.env.GAMES_PUBLIC_URL || `http://localhost:${gamesPort}`
  return {
    answersAt: { url: `http://127.0.0.1:${gamesPort}/health`, status: 200 },
    env: {
      GAMES_PORT: String(gamesPort),
      GAMES_PUBLIC_URL: publicUrl,
      GAMES_SECRET: secret,
      GAMES_DATA: join(data, 'games'),
    },
    forApi: { GAMES_URL: `http://127.0.0.1:${gamesPort}`, GAMES_PUBLIC_URL: publicUrl, GAMES_SECRET: secret },
    forEdges: { GAME_ORIGINS: publicUrl },
  }
}

/** The operator that keeps the wallet of `demoseamless`; null where the sandbox is off or another operator is configured. */
async function sandboxOperator(data, port) {
  if (process.env.SANDBOX === 'off' || process.env.OPERATOR_URL) return null
  const operatorPort = await freePortNear(port + 4)
  const url = `http://127.0.0.1:${operatorPort}`
  const secret = process.env.OPERATOR_SECRET || operatorSecret(data)
  return {
    answersAt: { url: `${url}/health`, status: 200 },
    env: {
      OPERATOR_PORT: String(operatorPort),
      OPERATOR_SECRET: secret,
      OPERATOR_DATA: join(data, 'operator'),
    },
    forApi: { OPERATOR_URL: url, OPERATOR_SECRET: secret },
  }
}

async function releaseBuilds(env) {
  const builds = frontPackages().map((name) => join(ROOT, name, 'dist'))
  const isReplacing = process.argv.includes('--replace')
  if (!isReplacing && (await areReleased(builds, env))) return
  const paths = builds.map((dist) => `"${dist}"`).join(' ')
  const command = `node --import tsx local/release-builds.ts ${isReplacing ? '--replace' : ''} ${paths}`
  const { ok } = await run(command, { cwd: join(ROOT, 'deploy'), env, show: true, ask: true })
  if (!ok) throw new Refusal('The builds could not be released; the lines above say why.')
}

await start().catch(endWith)
