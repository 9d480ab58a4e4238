import type { FinishedRound } from '../api'
import { sessionMemory } from './session-memory'
import { type UnseenRound, unseenRound } from './unseen-round'

const roundOf = (press: string, is_alone: boolean) =>
  ({ round: `mines-0a1b2c-${press}`, is_alone }) as FinishedRound
const memory = () =>
  sessionMemory(() => {
    throw new Error('denied')
  })

describe('a round that ended out of sight', () => {
  test.each<[string, (unseen: UnseenRound) => void, FinishedRound, boolean]>([
    ['was closed in its picture', (unseen) => unseen.open('aa'), roundOf('aa', false), true],
    ['was shown to its end', (unseen) => (unseen.open('aa'), unseen.shown()), roundOf('aa', false), false],
    ['is another one', (unseen) => unseen.open('bb'), roundOf('aa', false), false],
    ['ended because nobody played on', () => undefined, roundOf('aa', true), true],
    ['was told before', (unseen) => unseen.isNews(roundOf('aa', true)), roundOf('aa', true), false],
  ])('%s', (_, before, round, expected) => {
    const unseen = unseenRound('mines', memory())
    before(unseen)
    expect(unseen.isNews(round)).toBe(expected)
  })
})
