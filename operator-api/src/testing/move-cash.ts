import type { TestApp } from './test-app'

/** Money of no bet, as operators give and take it. */
export const moveCash = (
  server: TestApp,
  order: { account: string; key: string; kind: string; amount: number; scope?: string; currency?: string },
) =>
  server.asOwner("SELECT post_adjustment($1, $2, '', $3, 'operator', $4, $5)", [
    ...[order.scope ?? `member:${order.account}`, order.key, order.kind, server.clock.now],
    JSON.stringify([
      { kind: 'external', owner: 'operator', currency: order.currency ?? 'MYR', amount: -order.amount },
      { kind: 'cash', owner: order.account, currency: order.currency ?? 'MYR', amount: order.amount },
    ]),
  ])
