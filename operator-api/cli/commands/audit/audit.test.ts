import { cellsOf, deskOfFile } from '../../testing/desk-of-file'

const { desk, linesOf, run } = deskOfFile()

describe('the audit', () => {
  const at = (minute: number) => ({ now: () => Date.UTC(2026, 10, 24, 6, minute) })

  test('is read by account, by who acted, by time and by action, the newest first', async () => {
    await run('account create watched MYR demoagent', { ...at(0), actor: 'operator:aye' })
    await run('account deposit watched 1,250.50 --key slip-1', { ...at(1), actor: 'operator:ben' })
    await run('account limit watched MYR 1 5 100 1000 500', { ...at(2), actor: 'operator:aye' })
    await run('upline commission demosenior 1.05', { ...at(3), actor: 'operator:aye' })
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
    expect(cellsOf(await linesOf('audit watched'))).toEqual(watched)
    expect(cellsOf(await linesOf('audit WATCHED --by aye'))).toEqual([watched[0], watched[2]])
    expect(cellsOf(await linesOf('audit watched --action deposit'))).toEqual([watched[1]])
    expect(cellsOf(await linesOf('audit watched --from 2026-11-24T14:01 --to 2026-11-24T14:02'))).toEqual([
      watched[1],
    ])
    expect(cellsOf(await linesOf('audit --by operator:aye --from 2026-11-24 --to 2026-11-24'))[0]).toEqual([
      ...['2026-11-24 14:03:00', 'operator:aye', 'upline_commission', 'demosenior'],
      'before (commission_rate 1 %), commission_rate 1.05 %',
    ])
    expect(await run('audit watched --from 2026-11-25')).toBe('nothing is written down of that')
  })

  test('of a member is that of the brand, and none of a namesake', async () => {
    const garnet = { brand: 'garnet' }
    await run('account deposit demo6 5 --key ours')
    await run('account deposit demo6 7 --key theirs', garnet)
    const [first, ...more] = await linesOf('audit demo6 --action deposit')
    expect([first, more]).toEqual([expect.stringMatching(/demo6 +key ours/), []])
    expect(await run('audit demo6 --action deposit', garnet)).toMatch(
      /garnet:demo6 +key theirs, amount 7\.00$/,
    )
    await run('account create oursalone MYR demoagent')
    await expect(run('audit oursalone', garnet)).rejects.toThrow('No member oursalone in garnet')
    expect(await run('audit demosenior', garnet)).toMatch(/demosenior/)
  })

  test('has a line for each action of any kind', async () => {
    await run(['message', 'demo7', 'Hello', '--body', 'One\\n\\nTwo', '--in', 'my=x'])
    const [line, ...more] = await linesOf('audit demo7 --action message')
    expect([line, more]).toEqual([expect.stringMatching(/titles Hello, inStrip false, memberId demo7$/), []])
  })

  test('comes in pages', async () => {
    await run('account create paged MYR demoagent')
    for (let n = 0; n < 60; n += 1)
      await desk().fresh.asOwner("SELECT append_audit($1, 'operator:x', 'test', 'paged', '{}')", [n])
    expect((await linesOf('audit paged')).at(-1)).toBe('page 1 of 2, 61 in all; more with --page 2')
    expect(await linesOf('audit paged --page 2')).toHaveLength(12)
  })

  test('shows nothing that moves the cursor or turns the line', async () => {
    await run(['account', 'adjust', 'demo3', '1', 'a\u001b[2Jb\u202ec\nd'])
    expect(await run('audit demo3')).toMatch(/reason a�\[2Jb�c d$/)
  })

  test('of an unknown subject or action is refused, unlike an empty history', async () => {
    await expect(run('audit nobody')).rejects.toThrow(
      'nobody is no member of touchline, upline, message or match',
    )
    await run('account create quiet MYR demoagent')
    await expect(run('audit quiet --action foo')).rejects.toThrow(
      /^No action foo is written down; those that are: .*member_created/,
    )
    expect(await run('audit demo19')).toBe('nothing is written down of that')
    expect(await run('audit quiet --action deposit')).toBe('nothing is written down of that')
  })

  test('of a result is in words', async () => {
    await desk().fresh.asOwner(
      `INSERT INTO fixture (id, sport, league_id, league, country, league_order, home, away, match_type, kickoff, first_kickoff,
         status, told_at) VALUES (4801, 1, 1, 'First League', '', 0, 'North', 'South', 3, 0, 0, 1, 0)`,
    )
    await run('result 4801 2-1 1-0 --last-goal home')
    await run('result 4801 cancel')
    expect(cellsOf(await linesOf('audit 4801')).map((cells) => cells.at(-1))).toEqual([
      'result (called off)',
      expect.stringMatching(
        /^result \(2-1 \(1-0\), first goal home, last goal home, first goal of the half home.*\)$/,
      ),
    ])
  })
})
