import { hash, verify } from '@node-rs/argon2'

// OWASP's minimum for argon2id: enough against guessing a leaked table, short enough for a login.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Checks passwords; every check costs the same, whether there is such an account or not. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Null stands for an account that does not exist: the answer is then always no. */
  matches(passwordHash: string | null, password: string): Promise<boolean>
}

export function createPasswords(): Passwords {
  const decoy = hash('of nobody', COST)
  return {
    hash: (password) => hash(password, COST),
    matches: async (passwordHash, password) => {
      const right = await verify(passwordHash ?? (await decoy), password)
      return right && passwordHash !== null
    },
  }
}
