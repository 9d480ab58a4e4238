import { NewestAnswer } from './newest-answer'

/** Questions that are answered by hand. */
function asking() {
  const answers: ((answer: number) => void)[] = []
  const taken: number[] = []
  const done: number[] = []
  const newest = new NewestAnswer()
  const ask = () => {
    const place = answers.length
    const question = () => new Promise<number>((resolve) => answers.push(resolve))
    void newest.ask(question, (answer) => taken.push(answer)).then(() => done.push(place))
  }
  const answer = async (place: number) => {
    answers[place]?.(place)
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return { newest, ask, answer, taken, done }
}

describe('the newest of several questions', () => {
  test.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 2, 0]]])(
    'counts alone, and nobody is done before it is answered: %j',
    async (order) => {
      const { ask, answer, taken, done } = asking()
      for (let n = 0; n < 3; n += 1) ask()
      const doneAfter: number[] = []
      for (const place of order) {
        await answer(place)
        doneAfter.push(done.length)
      }
      expect(taken).toEqual([2])
      expect(done.toSorted()).toEqual([0, 1, 2])
      expect(doneAfter.slice(0, order.indexOf(2)).every((count) => count === 0)).toBe(true)
    },
  )

  test('is overtaken by a value that comes by itself, and ends the waiting question', async () => {
    const { newest, ask, answer, taken, done } = asking()
    ask()
    newest.overtake()
    await answer(0)
    expect([taken, done]).toEqual([[], [0]])
  })
})
