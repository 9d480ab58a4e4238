import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { passwordTyped } from '@touchline/rules'
import { type Applicant, boundedQueue } from '../../platform/bounded-queue'

// OWASP's minimum for argon2id: enough against guessing a leaked table, short enough for a login.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// A hash takes a core for some 25 ms: bets keep half of the cores, and a flood of strangers gets a third of the other half.
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2))
// At thirteen strangers a second nobody waits for more than five seconds; a page gives up after ten.
const WAITING_MAX = 64
// An office that logs in at nine waits in it. Networks take turns, recent ones after new ones; in a full queue the network
// with the largest share loses a place.
const WAITING_EACH = 16
const COOLDOWN_AFTER_STRANGER = 2
// An office, or a stranger within the limit of one site: done in a third of the time, so that the next caller from there
// waits no longer. An address has sixty failed checks a minute, so this does not bypass the cooldown for long.
const BURST = WAITING_EACH
const KNOWN_IN_A_ROW = 2

/** Checks passwords; every check costs the same, whether there is such an account or not. */
export interface Passwords {
  hash(password: string): Promise<string>
  /**
   * Whether a check would be turned away now. A known browser has logged in to this account before; the name is its site,
   * the part its network there and the typed name.
   */
  isFull(applicant: Applicant): boolean
  /**
   * A null hash means that the account does not exist: the answer is then always no. A null answer: too many checks wait
   * already.
   */
  matches(passwordHash: string | null, password: string, applicant: Applicant): Promise<boolean | null>
}

export function createPasswords(steady: () => number = () => performance.now()): Passwords {
  const queue = boundedQueue({
    atOnce: AT_ONCE,
    waitingMax: WAITING_MAX,
    waitingEach: WAITING_EACH,
    cooldownAfterStranger: COOLDOWN_AFTER_STRANGER,
    burst: BURST,
    knownInARow: KNOWN_IN_A_ROW,
    steady,
  })
  const decoy = hash('of nobody', COST)
  return {
    hash: (password) => hash(passwordTyped(password), COST),
    isFull: queue.isFull,
    matches: async (passwordHash, password, applicant) => {
      const stored = passwordHash ?? (await decoy)
      const right = await queue.run(applicant, async () => {
        const typed = passwordTyped(password)
        if (await verify(stored, typed)) return true
        // Hashes that were made before accents were put together are of the text as it was typed.
        return typed !== password && (await verify(stored, password))
      })
      return right === null ? null : right && passwordHash !== null
    },
  }
}
