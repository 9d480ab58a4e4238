import type { CallResult } from '@touchline/contracts/host'
import { defineAddress, oneOf, page, text } from '../../address'
import { type ListOptions, ListStore } from '../list-store'

const LISTS = ['running', 'void'] as const
const ADDRESS = defineAddress('/sample', { list: oneOf(LISTS), search: text(), page })
type View = ReturnType<typeof ADDRESS.viewOf>
export type Rows = { rows: readonly string[]; total: number }

export const view = (facts: Partial<View> = {}): View => ({ list: 'running', search: '', page: 1, ...facts })
export const ok = (...rows: string[]): CallResult<Rows> => ({
  kind: 'ok',
  data: { rows, total: rows.length },
})
export const REFUSED: CallResult<Rows> = { kind: 'unknown', code: 'requestFailed', text: 'No answer' }

/** A list whose questions are answered by hand, in any order, aborted or not. */
export function opened(options: Partial<ListOptions<View, Rows>> = {}) {
  const asked: { view: View; signal: AbortSignal; answer: (result: CallResult<Rows>) => Promise<void> }[] = []
  const went: string[] = []
  const list = new ListStore<View, Rows>({
    address: ADDRESS,
    ask: (wanted, signal) =>
      new Promise((done) => {
        const answer = async (result: CallResult<Rows>) => {
          done(result)
          await Promise.resolve().then(() => undefined)
        }
        asked.push({ view: wanted, signal, answer })
      }),
    totalOf: ({ total }) => total,
    pageSize: 2,
    goTo: (path, { replace }) => went.push(replace ? `${path} in place` : path),
    ...options,
  })
  const answer = (index: number, result: CallResult<Rows>) => asked[index]?.answer(result)
  return { list, asked, went, answer }
}
