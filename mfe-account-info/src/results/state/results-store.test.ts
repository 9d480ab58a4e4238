import { ListStore } from '@touchline/screens/list'
import { RESULTS, type ResultsView } from '../domain/results'
import type { OpenedMatch, ResultsPage } from '../transport/results'
import { ResultsStore } from './results-store'

type Answer = Awaited<ReturnType<ConstructorParameters<typeof ResultsStore>[2]>>

const matchOf = (revision: number) => ({ revision }) as unknown as OpenedMatch
const ok = (revision: number): Answer => ({ kind: 'ok', data: matchOf(revision) })
const REFUSED: Answer = { kind: 'refused', code: 'systemError', text: '', details: {} }

/** A store whose questions are answered by hand, in any order. */
function build() {
  const questions: ((answer: Answer) => void)[] = []
  const list = new ListStore<ResultsView, ResultsPage>({
    address: RESULTS.all.address,
    ask: () => new Promise(() => undefined),
    totalOf: () => 0,
    goTo: () => undefined,
  })
  const store = new ResultsStore(list, RESULTS.all, () => new Promise((done) => questions.push(done)))
  return { store, answer: (question: number, answer: Answer) => questions[question]?.(answer) }
}

describe('an open match', () => {
  test.each<[string, Answer]>([
    ['answer', ok(1)],
    ['refusal', REFUSED],
  ])(
    'stays as the newest question was answered: an older %s that comes later is not taken',
    async (_, older) => {
      const { store, answer } = build()
      const opened = [store.open(7), store.open(7)]
      answer(1, ok(2))
      await opened[1]
      answer(0, older)
      await opened[0]
      expect(store.stageOf(7)).toEqual({ stage: 'ready', opened: matchOf(2) })
    },
  )

  test('keeps the last answer where a later request fails, and has its own requests', async () => {
    const { store, answer } = build()
    const opened = [store.open(7), store.open(8)]
    answer(0, ok(1))
    answer(1, REFUSED)
    await Promise.all(opened)
    const again = store.open(7)
    answer(2, REFUSED)
    await again
    expect([store.stageOf(7).stage, store.stageOf(8).stage]).toEqual(['ready', 'failed'])
  })
})
