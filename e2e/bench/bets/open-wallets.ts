import pg from 'pg'

const PASSWORD = 'demo88'
/** More than all rounds together can stake. */
const CASH_MINOR = 1_000_000_000

/** A member to bet as. */
export interface BenchMember {
  readonly account: string
  readonly password: string
}

const MEMBERS = `
  INSERT INTO member (id, password_hash, agent_id, currency, commission_rate, created_at)
  SELECT $2 || i, password_hash, agent_id, currency, commission_rate, created_at
  FROM member, generate_series(1, $1::int) i WHERE id = 'demo'`

const MONEY = `
  SELECT open_wallet(owner, 'MYR'), post_adjustment('bench', owner, '', 'deposit', 'bench', 0, jsonb_build_array(
    jsonb_build_object('kind', 'cash', 'owner', owner, 'currency', 'MYR', 'amount', $3::bigint),
    jsonb_build_object('kind', 'external', 'owner', 'bench', 'currency', 'MYR', 'amount', -$3::bigint)))
  FROM (SELECT $2 || i AS owner FROM generate_series(1, $1::int) i) o`

/**
 * Members like the sandbox's own, with money enough. One a connection: a player bets by one connection, and wallets
 * that several connections share would wait for each other, which the rows of pgbench do not.
 */
export async function openWallets(url: string, count: number, name: string): Promise<BenchMember[]> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(MEMBERS, [count, name])
  await owner.query(MONEY, [count, name, CASH_MINOR])
  await owner.end()
  return Array.from({ length: count }, (_, i) => ({ account: `${name}${i + 1}`, password: PASSWORD }))
}
