import { textInput, wholeInput } from '@touchline/contracts/calls'
import * as v from 'valibot'
import type { BookTransaction, ProviderBook } from '../../../../platform/game-connection'

const Transaction = v.object({
  tx: textInput(128, 1),
  kind: v.picklist(['bet', 'win', 'betwin']),
  currency: textInput(5, 1),
  bet: wholeInput(),
  win: wholeInput(),
  state: v.picklist(['done', 'rolledBack', 'unknown']),
  at: wholeInput(),
})
const Page = v.object({
  status: v.literal(1),
  complete: v.boolean(),
  pages: wholeInput(),
  transactions: v.array(Transaction),
})

/** A million transactions: more is no day of a sandbox, and no reason to ask for ever. */
const PAGES_MAX = 1000

/** All pages of a book; null when one of them is malformed. */
export async function readTouchlineBook(
  ask: (page: number) => Promise<unknown>,
): Promise<ProviderBook | null> {
  const transactions: BookTransaction[] = []
  let complete = true
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = v.safeParse(Page, await ask(page))
    if (!answer.success || answer.output.pages > PAGES_MAX) return null
    transactions.push(...answer.output.transactions)
    complete &&= answer.output.complete
    pages = answer.output.pages
  }
  return { complete, transactions }
}
