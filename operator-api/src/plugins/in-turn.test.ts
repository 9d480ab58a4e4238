import { inTurn } from './in-turn'

const done = () => undefined

test('a name has so many works at most that are not done, and others meanwhile', async () => {
  const turns = inTurn(2)
  let finish = done
  const first = turns('one', () => new Promise<void>((resolve) => (finish = () => void resolve())))
  const second = turns('one', done)
  expect(turns('one', done)).toBeNull()
  await turns('other', done)
  finish()
  await Promise.all([first, second])
  expect(turns('one', done)).not.toBeNull()
})
