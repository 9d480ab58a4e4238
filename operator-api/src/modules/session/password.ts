import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { passwordTyped } from '@touchline/rules'
import { type Applicant, boundedLine } from '../../platform/bounded-line'

// OWASP's minimum for argon2id: enough against guessing a leaked table, short enough for a login.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// A hash takes a core for some 25 ms: half of them are for bets whatever comes in, and strangers who come in a flood get a
// third of the other half.
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2))
// At thirteen strangers a second nobody waits for more than five seconds; a page gives up after ten.
const WAITING_MAX = 64
// An office that logs in at nine waits in it; networks take turns, who came lately after who comes anew, and in a full line
// the network that takes most gives way.
const WAITING_EACH = 16
const REST_AFTER_STRANGER = 2
// An office, or a stranger who tries what one site may: through in a third of the time, so that who comes next from there waits
// no longer. An address has sixty failed checks a minute, so this is no way around the rest for long.
const BURST = WAITING_EACH
const KNOWN_IN_A_ROW = 2

/** Checks passwords; every check costs the same, whether there is such an account or not. */
export interface Passwords {
  hash(password: string): Promise<string>
  /**
   * Whether a check would be turned away now. Known is a browser that has logged in to this account before; the name is that
   * of the site that it comes from, the part its network there and what was typed.
   */
  isFull(applicant: Applicant): boolean
  /**
   * Null as the hash stands for an account that does not exist: the answer is then always no. Null as the answer: too many
   * checks wait already.
   */
  matches(passwordHash: string | null, password: string, applicant: Applicant): Promise<boolean | null>
}

export function createPasswords(steady: () => number = () => performance.now()): Passwords {
  const line = boundedLine({
    atOnce: AT_ONCE,
    waitingMax: WAITING_MAX,
    waitingEach: WAITING_EACH,
    restAfterStranger: REST_AFTER_STRANGER,
    burst: BURST,
    knownInARow: KNOWN_IN_A_ROW,
    steady,
  })
  const decoy = hash('of nobody', COST)
  return {
    hash: (password) => hash(passwordTyped(password), COST),
    isFull: line.isFull,
    matches: async (passwordHash, password, applicant) => {
      const stored = passwordHash ?? (await decoy)
      const right = await line.run(applicant, async () => {
        const typed = passwordTyped(password)
        if (await verify(stored, typed)) return true
        // Hashes that were made before accents were put together are of the text as it was typed.
        return typed !== password && (await verify(stored, password))
      })
      return right === null ? null : right && passwordHash !== null
    },
  }
}
