import { words } from '../locales/load-words'
import { knownCode } from '../services/error-words'
import { fetchLateWords } from './late-pages'

test('what errors mean is asked for until it is there, so that a bet finds it', async () => {
  jest.useFakeTimers()
  const adding = jest.spyOn(words, 'add').mockRejectedValueOnce(new Error('no network'))
  const fetched = fetchLateWords()
  await jest.advanceTimersByTimeAsync(2000)
  await fetched
  jest.useRealTimers()
  adding.mockClear().mockImplementation(() => new Promise(() => undefined))
  // Nothing has to come any more.
  await expect(knownCode('roomFull')).resolves.toBe('roomFull')
})
