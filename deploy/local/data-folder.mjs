import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './fail.mjs'

/**
 * Makes the data folder and takes it for this process.
 * @throws Refusal when it cannot be written, or another platform runs on it
 */
export function takeDataFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new Refusal(`The data folder ${folder} cannot be written; set DATA_DIR to one that can.`)
  }
  const lock = join(folder, 'platform.pid')
  const pid = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
  if (pid > 0 && pid !== process.pid && isAlive(pid)) {
    throw new Refusal(`A platform runs on ${folder} already (process ${pid}); stop it or set DATA_DIR.`)
  }
  writeFileSync(lock, String(process.pid))
  return { release: () => rmSync(lock, { force: true }) }
}

/** The token that allows changes of the release. */
export const releaseToken = (folder) => secretIn(folder, 'release-token')

/** The edges' token for the release service. */
export const edgeToken = (folder) => secretIn(folder, 'edge-token')

/** The key that signs the cookies of sessions. */
export const sessionKey = (folder) => secretIn(folder, 'session-key')

/** Signs the calls between the operator and the sandbox's game provider. */
export const gamesSecret = (folder) => secretIn(folder, 'games-secret')

/** Signs the calls between the platform and the sandbox's operator. */
export const operatorSecret = (folder) => secretIn(folder, 'operator-secret')

/** Made once, readable by its owner alone. */
function secretIn(folder, name) {
  const path = join(folder, name)
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(path, 'utf8').trim()
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
