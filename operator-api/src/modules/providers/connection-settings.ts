import { GAME_CATEGORIES, type GameCategory } from '@touchline/contracts/calls'
import { CURRENCIES, type Currency } from '@touchline/contracts/limits'
import * as v from 'valibot'

export const ADAPTERS = ['touchline', 'hub88', 'gis', 'transfer'] as const
export type AdapterName = (typeof ADAPTERS)[number]

const Connection = v.strictObject({
  /** In the ledger, in wallet calls and for operators; it never changes. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  adapter: v.picklist(ADAPTERS),
  url: v.pipe(
    v.string(),
    v.url(),
    v.regex(/^https?:/),
    v.transform((url) => url.replace(/\/+$/, '')),
  ),
  enabled: v.optional(v.boolean(), true),
  currencies: v.optional(v.pipe(v.array(v.picklist(CURRENCIES)), v.minLength(1)), [...CURRENCIES]),
  /** Categories of games that are taken over; all unless given. */
  products: v.optional(v.array(v.picklist(GAME_CATEGORIES)), [...GAME_CATEGORIES]),
  /** Public page of a round, with `{round}` in it. */
  roundUrl: v.optional(v.pipe(v.string(), v.url())),
  /** Secrets and names for the protocol. `env:NAME` is read from the environment. */
  keys: v.optional(v.record(v.string(), v.string()), {}),
})

/** A connection as it is configured. */
export interface ConnectionSettings {
  readonly id: string
  readonly name: string
  readonly adapter: AdapterName
  readonly url: string
  readonly currencies: readonly Currency[]
  readonly products: readonly GameCategory[]
  readonly keys: Readonly<Record<string, string>>
  /** False: its games are not offered; credits for earlier rounds still come in. */
  readonly enabled: boolean
  roundUrl(round: string): string | null
  /** @throws Error that names the key which is missing */
  key(name: string): string
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The connections of a configuration. Disabled ones without keys are omitted.
 * @throws Error that names the fault
 */
export function readConnections(json: unknown, env: Environment): ConnectionSettings[] {
  const parsed = v.safeParse(v.strictObject({ providers: v.array(Connection) }), json)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(`GAME_PROVIDERS: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
  }
  const { providers } = parsed.output
  const twice = providers.find(({ id }, n) => providers.findIndex((one) => one.id === id) < n)
  if (twice) throw new Error(`GAME_PROVIDERS: ${twice.id} is there twice`)
  return providers
    .filter((given) => given.enabled || hasKeys(given, env))
    .map((given) => settingsOf(given, env))
}

const hasKeys = ({ keys }: v.InferOutput<typeof Connection>, env: Environment): boolean =>
  Object.values(keys).every((value) => {
    const name = environmentName(value)
    return name === null || Boolean(env[name])
  })

function settingsOf(given: v.InferOutput<typeof Connection>, env: Environment): ConnectionSettings {
  const keys = Object.fromEntries(
    Object.entries(given.keys).map(([name, value]) => [name, resolvedKey(`${given.id}.${name}`, value, env)]),
  )
  return {
    ...given,
    keys,
    roundUrl: (round) => given.roundUrl?.replace('{round}', encodeURIComponent(round)) ?? null,
    key: (name) => {
      const value = keys[name]
      if (!value) throw new Error(`GAME_PROVIDERS: ${given.id} needs the key "${name}"`)
      return value
    },
  }
}

function resolvedKey(of: string, value: string, env: Environment): string {
  const name = environmentName(value)
  if (name === null) return value
  const found = env[name]
  if (!found) throw new Error(`GAME_PROVIDERS: ${of} is read from ${name}, which is not set`)
  return found
}

const environmentName = (value: string): string | null => /^env:(\w+)$/.exec(value)?.[1] ?? null
