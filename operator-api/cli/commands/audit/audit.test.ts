import { type OperatorDesk, operatorDesk } from '../../testing/operator-desk'

let desk: OperatorDesk
let say: OperatorDesk['say']
beforeAll(async () => {
  desk = await operatorDesk()
  ;({ say } = desk)
})
afterAll(() => desk.close())

const linesOf = async (typed: string) => (await say(typed)).split('\n')

/** Cells of a table's lines. */
const cells = (lines: readonly string[]) => lines.map((line) => line.trim().split(/ {2,}/))

describe('the audit', () => {
  const at = (minute: number) => ({ now: () => Date.UTC(2026, 10, 24, 6, minute) })

  test('is read by account, by who acted, by time and by action, the newest first', async () => {
    await say('account create watched MYR demoagent abc123', { ...at(0), actor: 'operator:aye' })
    await say('account deposit watched 1,250.50 --key slip-1', { ...at(1), actor: 'operator:ben' })
    await say('account limit watched MYR 1 5 100 1000 500', { ...at(2), actor: 'operator:aye' })
    await say('upline commission demosenior 1.05', { ...at(3), actor: 'operator:aye' })
    const watched = [
      [
        '2026-11-24 14:02:00',
        'operator:aye',
        'limit',
        'watched',
        'key 1, amounts 5.00 100.00 1,000.00 500.00, currency MYR',
      ],
      ['2026-11-24 14:01:00', 'operator:ben', 'deposit', 'watched', 'key slip-1, amount 1,250.50'],
      ['2026-11-24 14:00:00', 'operator:aye', 'member_created', 'watched', 'agent demoagent, currency MYR'],
    ]
    expect(cells(await linesOf('audit watched'))).toEqual(watched)
    expect(cells(await linesOf('audit WATCHED --by aye'))).toEqual([watched[0], watched[2]])
    expect(cells(await linesOf('audit watched --action deposit'))).toEqual([watched[1]])
    expect(cells(await linesOf('audit watched --from 2026-11-24T14:01 --to 2026-11-24T14:02'))).toEqual([
      watched[1],
    ])
    expect(cells(await linesOf('audit --by operator:aye --from 2026-11-24 --to 2026-11-24'))[0]).toEqual([
      ...['2026-11-24 14:03:00', 'operator:aye', 'upline_commission', 'demosenior'],
      'before (commission_rate 1 %), commission_rate 1.05 %',
    ])
    expect(await say('audit watched --from 2026-11-25')).toBe('nothing is written down of that')
  })

  test('of a member is that of the brand, and none of a namesake', async () => {
    const garnet = { brand: 'garnet' }
    await say('account deposit demo6 5 --key ours')
    await say('account deposit demo6 7 --key theirs', garnet)
    const [first, ...more] = await linesOf('audit demo6 --action deposit')
    expect([first, more]).toEqual([expect.stringMatching(/demo6 +key ours/), []])
    expect(await say('audit demo6 --action deposit', garnet)).toMatch(
      /garnet:demo6 +key theirs, amount 7\.00$/,
    )
    await say('account create oursalone MYR demoagent abc123')
    await expect(say('audit oursalone', garnet)).rejects.toThrow('No member oursalone in garnet')
    expect(await say('audit demosenior', garnet)).toMatch(/demosenior/)
  })

  test('has a line for each action, whatever was written', async () => {
    await say(['message', 'demo7', 'Hello', '--body', 'One\\n\\nTwo', '--in', 'my=x'])
    const [line, ...more] = await linesOf('audit demo7 --action message')
    expect([line, more]).toEqual([expect.stringMatching(/titles Hello, inStrip false, memberId demo7$/), []])
  })

  test('comes in pages', async () => {
    await say('account create paged MYR demoagent abc123')
    for (let n = 0; n < 60; n += 1)
      await desk.fresh.asOwner("SELECT append_audit($1, 'operator:x', 'test', 'paged', '{}')", [n])
    expect((await linesOf('audit paged')).at(-1)).toBe('page 1 of 2, 61 in all; more with --page 2')
    expect(await linesOf('audit paged --page 2')).toHaveLength(12)
  })

  test('shows nothing that moves the cursor or turns the line', async () => {
    await say(['account', 'adjust', 'demo3', '1', 'a\u001b[2Jb\u202ec\nd'])
    expect(await say('audit demo3')).toMatch(/reason a�\[2Jb�c d$/)
  })
})
