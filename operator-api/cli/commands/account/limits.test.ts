import { cellsOf, deskOfFile } from '../../testing/desk-of-file'

const { linesOf, run } = deskOfFile()

test('limits of a member: its own, those above it, and the effective ones for each sport and kind', async () => {
  await run('account create bounded MYR demoagent')
  await run('account limit bounded MYR 1 10 800 9,000 5,000')
  await run('account limit demomaster MYR 1:cs 20 200 2,000 1,000')
  const [title, currency, ...table] = await linesOf('account limits bounded')
  expect([title, currency]).toEqual(['bounded: own limits, those above it, and what holds', 'MYR'])
  const rows = cellsOf(table)
  expect(rows[0]).toEqual([
    'key',
    'of',
    'whose',
    'least stake',
    'highest stake',
    'highest payout',
    'on a match',
  ])
  expect(rows.filter(([key]) => key === '*')).toEqual([
    ['*', 'everything', 'demoagent', '5.00', '2,000.00', '20,000.00', '10,000.00'],
    ['*', 'everything', 'holds', '5.00', '2,000.00', '20,000.00', '10,000.00'],
  ])
  expect(rows.filter(([key]) => key === '1')).toEqual([
    ['1', 'football', 'bounded', '10.00', '800.00', '9,000.00', '5,000.00'],
    ['1', 'football', 'demoagent', '5.00', '5,000.00', '50,000.00', '20,000.00'],
    ['1', 'football', 'holds', '10.00', '800.00', '9,000.00', '5,000.00'],
  ])
  expect(rows.filter(([key]) => key === '1:cs')).toEqual([
    ['1:cs', 'football cs', 'demoagent', '5.00', '300.00', '30,000.00', '20,000.00'],
    ['1:cs', 'football cs', 'demomaster', '20.00', '200.00', '2,000.00', '1,000.00'],
    ['1:cs', 'football cs', 'holds', '20.00', '200.00', '2,000.00', '1,000.00'],
  ])
  expect(rows.filter(([key]) => key === 'parlay').map(([, , whose]) => whose)).toEqual(['demoagent', 'holds'])
  // A bet is checked by the effective limits.
  expect((await run('account limits demomaster MYR')).split('\n')).toHaveLength(6)
  await run('account limit bounded MYR 1 -')
  await run('account limit demomaster MYR 1:cs -')
  expect(await run('account limits demomaster')).toBe(
    'demomaster: no limits in MYR, USD: no bets before one is set for it or an upline (account limit)',
  )
})

test('a limit that narrower ones above overrule is answered with the limit that holds', async () => {
  await run('account create wide MYR demoagent')
  expect(await run('account limit wide MYR * 5 9,000 90,000 90,000')).toBe(
    'wide MYR *: 5.00 9,000.00 90,000.00 90,000.00; with those above it 5.00 2,000.00 20,000.00 10,000.00 holds',
  )
  expect(await run('account limit wide MYR * 3,000 9,000 90,000 90,000')).toMatch(/holds: nobody can bet$/)
  expect(await run('account limits wide')).toMatch(/3,000\.00 +2,000\.00 .* nobody can bet/)
  expect(await run('account limit wide MYR * -')).toMatch(
    /^wide MYR \*: no limit of its own; with those above/,
  )
})

test('the answer names bets without any limit: there is no bet on them', async () => {
  await run('upline create narrowagent agent demomaster 1 0.5')
  await run('account create partly MYR narrowagent')
  expect(await run('account show partly')).toMatch(/; no bets before a limit is set for it or an upline/)
  await run('account limit partly MYR parlay 5 10 100 100')
  expect(await run('account show partly')).toMatch(
    /; bets on parlay alone: it has no limit \*, nor has an upline$/,
  )
  expect((await linesOf('account limits partly')).at(-1)).toBe(
    'no bets on anything else: nobody has a limit *',
  )
  await run('account limit narrowagent MYR * 5 10 100 100')
  expect(await run('account show partly')).toMatch(/commission 0 %$/)
})
