import * as v from 'valibot'

/** An operator that keeps the wallets of its members. */
export interface OperatorSettings {
  readonly id: string
  readonly url: string
  /** Signs calls and answers. */
  readonly secret: string
}

const Operator = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/)),
  url: v.pipe(
    v.string(),
    v.url(),
    v.regex(/^https?:/),
    v.transform((url) => url.replace(/\/+$/, '')),
  ),
  secret: v.pipe(v.string(), v.minLength(1)),
})

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The operators of a configuration; a secret of the form `env:NAME` is read from the environment.
 * @throws Error that names the wrong field
 */
export function readOperators(json: unknown, env: Environment): OperatorSettings[] {
  const parsed = v.safeParse(v.strictObject({ operators: v.array(Operator) }), json)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(`OPERATOR_WALLETS: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
  }
  const { operators } = parsed.output
  const twice = operators.find(({ id }, n) => operators.findIndex((one) => one.id === id) < n)
  if (twice) throw new Error(`OPERATOR_WALLETS: ${twice.id} is there twice`)
  return operators.map((given) => ({ ...given, secret: resolvedSecret(given, env) }))
}

function resolvedSecret({ id, secret }: OperatorSettings, env: Environment): string {
  const name = /^env:(\w+)$/.exec(secret)?.[1]
  if (name === undefined) return secret
  const found = env[name]
  if (!found) throw new Error(`OPERATOR_WALLETS: the secret of ${id} is read from ${name}, which is not set`)
  return found
}
