import {
  type Bet,
  betAcceptList,
  betRejectList,
  dBetList,
  dBetListCancel,
  pendingBetList,
} from '@touchline/contracts/calls'
import { HostState } from '@touchline/screens/host'
import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { arsenalBet, NOW } from '../../testing/slip-fixtures'
import { BetsSession } from './bets-session'

const bet = (id: string, status: Bet['status'], at = 0) =>
  arsenalBet({ bet_id: id, idem_key: `key-of-${id}-0000000000`, status, placed_at: NOW + at })
const flush = async () => {
  for (let i = 0; i < 5; i += 1) await Promise.resolve()
}

async function openBets(
  lists: { waiting?: Bet[]; running?: Bet[]; settled?: Bet[]; void?: Bet[]; rejected?: Bet[] } = {},
) {
  const fake = createFakeHost()
  const answer = (held: Bet[] = []) => ({ bets: held, total: held.length })
  fake.answer(pendingBetList, answer(lists.waiting))
  fake.answer(betAcceptList, ({ page = 1 }) => {
    const held = lists.running ?? []
    return { kind: 'ok', data: { bets: held.slice((page - 1) * 10, page * 10), total: held.length } }
  })
  fake.answer(dBetList, answer(lists.settled))
  fake.answer(dBetListCancel, answer(lists.void))
  fake.answer(betRejectList, answer(lists.rejected))
  const hostState = new HostState(fake.host)
  const session = new BetsSession(fake.host, hostState)
  const running = session.start()
  running.add(() => hostState.dispose())
  await flush()
  const ids = () => {
    const page = session.bets.shown
    return page.page === 'ready' ? page.bets.map((held) => held.bet_id) : page.page
  }
  return { fake, bets: session.bets, ids, close: () => running.unsubscribe() }
}

describe('my bets', () => {
  test('open bets are counted at once and reported to the page; ended bets load when they are shown', async () => {
    const { fake, bets, ids } = await openBets({
      waiting: [bet('w', 'waiting')],
      running: [bet('r', 'running')],
    })
    expect(fake.did.emitted.at(-1)).toEqual({ type: 'bets', running: 1, waiting: 1 })
    expect(fake.asked.map(({ name }) => name)).toEqual(['pendingBetList', 'betAcceptList'])
    bets.choose('settled')
    await flush()
    expect(ids()).toEqual([])
    expect(fake.asked.at(-1)?.name).toBe('dBetList')
  })

  test('rejected bets are listed among the void bets, newest first', async () => {
    const { bets, ids } = await openBets({
      void: [bet('old', 'void', 1), bet('new', 'void', 9)],
      rejected: [bet('middle', 'rejected', 5)],
    })
    bets.choose('void')
    await flush()
    expect(ids()).toEqual(['new', 'middle', 'old'])
  })

  test('void and rejected bets come page by page below those on show, however the two lists end', async () => {
    const { fake, bets, ids } = await openBets()
    // Every void bet is newer than all rejected bets but the first.
    const ended = (status: 'void' | 'rejected', ...all: number[]) => all.map((id) => bet(`${id}`, status, id))
    const many = (from: number) => Array.from({ length: 15 }, (_, place) => from - place)
    const lists = {
      void: ended('void', ...many(90)),
      rejected: ended('rejected', 95, ...many(60).slice(1)),
    }
    for (const [call, held] of [
      [dBetListCancel, lists.void],
      [betRejectList, lists.rejected],
    ] as const)
      fake.answer(call, ({ page = 1 }) => ({
        kind: 'ok',
        data: { bets: held.slice((page - 1) * 10, page * 10), total: held.length },
      }))
    bets.choose('void')
    await flush()
    const first = ids()
    expect([first.length, first[0], first.at(-1)]).toEqual([11, '95', '81'])
    await bets.showMore()
    expect(ids().slice(0, first.length)).toEqual(first)
    expect(ids()).toEqual(
      [...lists.void, ...lists.rejected].map(({ bet_id }) => bet_id).sort((a, b) => Number(b) - Number(a)),
    )
  })

  test.each([{ retry_after: 7 }, {}])(
    'a refresh that the rate refused is asked for again when it may be: %o',
    async (details) => {
      jest.useFakeTimers()
      const { fake, ids, close } = await openBets({ running: [bet('old', 'running')] })
      fake.answer(betAcceptList, () => ({ kind: 'refused', code: 'requestLimit', text: '', details }))
      fake.member.next({ t: 'resumed' })
      await flush()
      expect(ids()).toEqual(['old'])
      fake.answer(betAcceptList, { bets: [bet('new', 'running')], total: 1 })
      await jest.advanceTimersByTimeAsync(1000 * (details.retry_after ?? 1) - 1)
      expect(ids()).toEqual(['old'])
      await jest.advanceTimersByTimeAsync(1)
      expect(ids()).toEqual(['new'])
      const asked = fake.asked.length
      fake.answer(betAcceptList, () => ({ kind: 'refused', code: 'requestLimit', text: '', details }))
      fake.member.next({ t: 'resumed' })
      await flush()
      close()
      await jest.advanceTimersByTimeAsync(60_000)
      // Both open lists once, and none after the end.
      expect(fake.asked.length - asked).toBe(2)
      jest.useRealTimers()
    },
  )

  test('settled bets keep the order of the pages of the server, regardless of their settlement time', async () => {
    const { fake, bets, ids } = await openBets()
    const settled = (id: number, after: number) => ({
      ...bet(`${id}`, 'settled', id),
      settled_at: NOW + after,
    })
    const pages = [
      [settled(14, 15), settled(13, 90)],
      [settled(12, 80), settled(9, 100)],
    ]
    fake.answer(dBetList, ({ page = 1 }) => ({ kind: 'ok', data: { bets: pages[page - 1] ?? [], total: 4 } }))
    bets.choose('settled')
    await flush()
    await bets.showMore()
    expect(ids()).toEqual(['14', '13', '12', '9'])
    fake.member.next({ t: 'bet', bet: settled(10, 200) })
    expect(ids()).toEqual(['14', '13', '12', '10', '9'])
  })

  test('a bet moves through the segments as live messages say', async () => {
    const { fake, bets, ids } = await openBets({ waiting: [bet('b', 'waiting')] })
    fake.member.next({ t: 'bet', bet: bet('b', 'running') })
    expect(ids()).toEqual(['b'])
    expect(bets.openCounts).toEqual({ running: 1, waiting: 0 })
    fake.member.next({ t: 'bet', bet: bet('b', 'settled') })
    expect(ids()).toEqual([])
    expect(bets.openCounts).toEqual({ running: 0, waiting: 0 })
    expect(fake.did.emitted.filter(({ type }) => type === 'bets')).toHaveLength(3)
  })

  test('news of a bet that no page holds asks for the counts anew', async () => {
    const { fake } = await openBets({ running: [bet('r', 'running')] })
    const before = fake.asked.length
    fake.member.next({ t: 'bet', bet: bet('elsewhere', 'settled') })
    await flush()
    expect(fake.asked.slice(before).map(({ name }) => name)).toEqual(['pendingBetList', 'betAcceptList'])
  })

  test('bets that wait are shown while none runs, until the player chooses', async () => {
    const { fake, bets, ids } = await openBets({ waiting: [bet('w', 'waiting')] })
    expect(ids()).toEqual(['w'])
    fake.member.next({ t: 'bet', bet: bet('w', 'running') })
    expect([bets.segment, ids()]).toEqual(['running', ['w']])
    bets.choose('waiting')
    expect(ids()).toEqual([])
  })

  test('after the connection was away everything that was loaded is asked for anew', async () => {
    const { fake, bets, ids } = await openBets({ waiting: [bet('b', 'waiting')] })
    fake.answer(pendingBetList, { bets: [], total: 0 })
    fake.answer(betAcceptList, { bets: [bet('b', 'running')], total: 1 })
    fake.member.next({ t: 'resumed' })
    await flush()
    expect(ids()).toEqual(['b'])
    expect(bets.openCounts).toEqual({ running: 1, waiting: 0 })
    expect(fake.asked.map(({ name }) => name)).not.toContain('dBetList')
  })

  test('an answer that comes after the message of the decision changes nothing', async () => {
    const { fake, bets } = await openBets({ waiting: [bet('b', 'waiting')] })
    fake.member.next({ t: 'bet', bet: bet('b', 'rejected') })
    bets.receive(bet('b', 'waiting'))
    expect(bets.openCounts).toEqual({ running: 0, waiting: 0 })
  })

  test.each([
    ['decided', 'waiting', 'rejected', pendingBetList],
    ['accepted', 'waiting', 'running', pendingBetList],
    ['settled', 'running', 'settled', betAcceptList],
  ] as const)(
    'an answer older than the message that a bet is %s does not put it back',
    async (_, before, after, list) => {
      const { fake, bets } = await openBets({ [before]: [bet('b', before)] })
      let answer: () => void = () => undefined
      const older = { kind: 'ok' as const, data: { bets: [bet('b', before)], total: 1 } }
      fake.answer(list, () => new Promise<typeof older>((come) => (answer = () => come(older))))
      fake.member.next({ t: 'resumed' })
      fake.member.next({ t: 'bet', bet: bet('b', after) })
      answer()
      await flush()
      expect(bets.openCounts).toEqual({ waiting: 0, running: after === 'running' ? 1 : 0 })
      expect(bets.page(before)).toMatchObject({ bets: [] })
    },
  )

  test('more is shown page by page without repeats', async () => {
    const held = Array.from({ length: 14 }, (_, i) => bet(`b${i}`, 'running', -i))
    const { fake, bets, ids } = await openBets({ running: held })
    fake.member.next({ t: 'bet', bet: held[3] as Bet })
    expect(ids()).toHaveLength(10)
    await bets.showMore()
    expect(ids()).toEqual(held.map(({ bet_id }) => bet_id))
  })

  test('a list that failed can be asked for again', async () => {
    const { fake, bets, ids } = await openBets({ settled: [bet('s', 'settled')] })
    fake.refuse(dBetList, 'requestFailed')
    bets.choose('settled')
    await flush()
    expect(ids()).toBe('failed')
    fake.answer(dBetList, { bets: [bet('s', 'settled')], total: 1 })
    bets.retry()
    await flush()
    expect(ids()).toEqual(['s'])
  })

  test('the bets of one member are never shown to the next', async () => {
    const { fake, bets, ids } = await openBets({ running: [bet('mine', 'running')] })
    fake.session.next({ stage: 'out' })
    expect(bets.shown.page).toBe('unasked')
    fake.answer(betAcceptList, { bets: [], total: 0 })
    fake.session.next({ stage: 'in', account: fakeAccount({ account_id: 'other' }) })
    await flush()
    expect(ids()).toEqual([])
  })
})
