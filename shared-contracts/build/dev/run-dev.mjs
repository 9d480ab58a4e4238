import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../webpack/version.mjs'
import { createAloneServer } from './alone.mjs'
import { devConfig, EVENTS, factsOf } from './dev-config.mjs'
import { createDevEdge } from './dev-edge.mjs'

const require = createRequire(import.meta.url)
const webpack = require('webpack')
const devMiddleware = require('webpack-dev-middleware')
const hotMiddleware = require('webpack-hot-middleware')

/** A fault that developers can correct themselves: printed without a stack. */
export class Refusal extends Error {}

/**
 * Serves one remote with fast refresh: inside the shell that runs at `shell`, or alone on a host in memory. A package that
 * is no remote, such as the primitives, has a page of its own and nothing else.
 * @returns its address and a function that stops it
 * @throws Refusal when there is no such remote, no shell, or no free port
 */
export async function runDev({ remote, shell, port, alone, log }) {
  if (port !== undefined && !(Number.isInteger(port) && port >= 1 && port <= 65_535)) {
    throw new Refusal('A port is a number from 1 to 65535.')
  }
  const packageDir = folderOf(remote)
  const isAlone = alone || !existsSync(join(packageDir, 'src/remote.ts'))
  if (!isAlone) await requireShell(shell)
  // A package's configuration speaks of the folder it runs in.
  process.chdir(packageDir)
  const { default: production } = await import(pathToFileURL(join(packageDir, 'webpack.config.mjs')).href)
  const facts = factsOf(production)
  const compiler = webpack({
    ...devConfig(production, packageDir, { alone: isAlone }),
    infrastructureLogging: { level: 'error' },
  })
  logBuilds(compiler, log)
  const files = devMiddleware(compiler, { stats: 'none' })
  const events = hotMiddleware(compiler, { path: EVENTS, log: false })
  const server = isAlone
    ? createAloneServer({ files, events })
    : createDevEdge({ shell, facts, files, events })
  await listen(server, port ?? production.devServer.port)
  await new Promise((done) => files.waitUntilValid(done))
  const stop = async () => {
    events.close()
    server.closeAllConnections()
    server.close()
    await new Promise((done) => files.close(done))
  }
  return { address: `http://localhost:${server.address().port}`, area: facts.area, isAlone, stop }
}

/** @param name of the area, with or without `mfe-`, or the folder of a package elsewhere */
export function folderOf(name) {
  const inRepository = [`mfe-${name}`, name, `shared-contracts/${name}`].map((folder) => join(ROOT, folder))
  const folders = [...inRepository, ...(name.includes('/') ? [name] : [])]
  const found = folders.find((folder) => existsSync(join(folder, 'webpack.config.mjs')))
  if (found) return found
  const known = readdirSync(ROOT).filter((folder) => folder.startsWith('mfe-'))
  throw new Refusal(
    `There is no remote "${name}". Known: ${known.map((folder) => folder.slice(4)).join(', ')}.`,
  )
}

async function requireShell(shell) {
  const answer = await fetch(`${shell}/release.json`, { signal: AbortSignal.timeout(5000) }).catch(() => null)
  if (answer?.ok) return
  throw new Refusal(
    `No released shell answers at ${shell}. Run "npm start" in another terminal, name another one with ` +
      `--shell <address>, or work on a host in memory with --alone.`,
  )
}

function logBuilds(compiler, log) {
  compiler.hooks.done.tap('tell', (stats) => {
    if (stats.hasErrors()) log(stats.toString({ all: false, errors: true, colors: process.stdout.isTTY }))
    else log(`built in ${stats.endTime - stats.startTime} ms`)
  })
}

function listen(server, port) {
  return new Promise((done, fail) => {
    server.once('error', (error) =>
      fail(
        error.code === 'EADDRINUSE' ? new Refusal(`Port ${port} is taken; name another with --port.`) : error,
      ),
    )
    server.listen(port, 'localhost', done)
  })
}
