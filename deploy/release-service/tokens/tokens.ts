import { createHash, timingSafeEqual } from 'node:crypto'
import { RELEASE_ROLES, ReleaseTokenView } from '@touchline/contracts/release'
import * as v from 'valibot'
import type { ObjectStore } from '../storage/object-store'

/** Name of the token that comes with the installation and makes all others. */
export const INSTALLATION = 'installation'

const StoredToken = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ...ReleaseTokenView.entries, digest: v.string() }),
)
type StoredToken = v.InferOutput<typeof StoredToken>

export interface TokensOptions {
  store: ObjectStore
  /** Secret of the installation's token. */
  installation: string
  now: () => number
  /** A secret that nobody can guess. */
  newSecret: () => string
}

/** The rights of a new token. */
export type NewToken = Omit<ReleaseTokenView, 'createdAt'>

const EVERYTHING = { brands: null, areas: null }
const PREFIX = 'tokens/'
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/
/** How long a token that another process made or revoked may go unnoticed, in milliseconds. */
const FRESH_MS = 1000

/** Named tokens. Stores digests: the secrets are random, so that nothing slower is needed. */
export class Tokens {
  private readonly installation: StoredToken
  private known: { at: number; tokens: StoredToken[] } | null = null

  constructor(private readonly options: TokensOptions) {
    const digest = digestOf(options.installation)
    this.installation = { name: INSTALLATION, roles: ['admin'], ...EVERYTHING, createdAt: null, digest }
  }

  /** Whose secret this is. Every digest is compared, in constant time, so that the time taken gives nothing away. */
  async holder(secret: string): Promise<ReleaseTokenView | null> {
    const digest = Buffer.from(digestOf(secret))
    let found: StoredToken | null = null
    for (const token of await this.stored()) {
      if (timingSafeEqual(digest, Buffer.from(token.digest))) found = token
    }
    return found && viewOf(found)
  }

  async list(): Promise<ReleaseTokenView[]> {
    return (await this.stored()).map(viewOf)
  }

  /** The secret of a new token, or null when the name is taken or invalid. */
  async create({ name, roles, brands, areas }: NewToken): Promise<string | null> {
    if (!NAME.test(name) || name === INSTALLATION) return null
    const secret = this.options.newSecret()
    const ordered = RELEASE_ROLES.filter((role) => roles.includes(role))
    const token: StoredToken = {
      name,
      roles: ordered,
      brands,
      areas,
      createdAt: this.options.now(),
      digest: digestOf(secret),
    }
    const isNew = await this.options.store.write(keyOf(name), Buffer.from(`${JSON.stringify(token)}\n`), null)
    this.known = null
    return isNew ? secret : null
  }

  /** False when there is no such token. The installation's own comes from its settings and stays. */
  async revoke(name: string): Promise<boolean> {
    if (!NAME.test(name) || !(await this.options.store.read(keyOf(name)))) return false
    await this.options.store.remove(keyOf(name))
    this.known = null
    return true
  }

  private async stored(): Promise<StoredToken[]> {
    const now = this.options.now()
    if (this.known && now - this.known.at < FRESH_MS) return this.known.tokens
    const { store } = this.options
    const objects = await Promise.all((await store.list(PREFIX)).map((key) => store.read(key)))
    const tokens = objects
      .filter((one) => one !== null)
      .map(({ body }) => v.parse(StoredToken, body.toString()))
    this.known = { at: now, tokens: [this.installation, ...tokens] }
    return this.known.tokens
  }
}

const keyOf = (name: string): string => `${PREFIX}${name}.json`
const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
const viewOf = ({ digest: _, ...view }: StoredToken): ReleaseTokenView => view
