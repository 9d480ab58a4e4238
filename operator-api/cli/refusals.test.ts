import { createProgram } from './program'
import { deskOfFile } from './testing/desk-of-file'

const { run } = deskOfFile(async ({ fresh }) => {
  await fresh.asOwner(`
    INSERT INTO fixture (id, sport, league_id, league, country, league_order, home, away, match_type, kickoff, first_kickoff,
      status, told_at)
    VALUES (99, 1, 1, 'First League', '', 0, 'North', 'South', 0, 0, 0, 1, 0)`)
  await fresh.asOwner("UPDATE member SET nickname = 'northern' WHERE id = 'demo2'")
})

test.each<[string, RegExp]>([
  ['account create demo MYR demoagent', /a member demo already/],
  ['account create other MYR demomaster', /No agent demomaster/],
  ['account create demoagent MYR demoagent', /There is an upline demoagent already/],
  ['account create =cmd MYR demoagent', /=cmd is no name/],
  ['account create other MYR demoagent abc123', /too many arguments/],
  ['upline create demo agent demomaster 1 0.1', /There is a member demo already/],
  ['upline create northern agent demomaster 1 0.1', /Member demo2 goes by the name northern/],
  ['account deposit nobody 5', /No member nobody/],
  ['account deposit demo five', /five is not an amount/],
  ['account withdraw demo 10,000.01', /insufficient/],
  ['account state demo asleep', /No state asleep/],
  ['account create x THB demoagent', /touchline has no THB: one of MYR, USD/],
  ['account create x XXX demoagent', /No currency XXX/],
  ['account limit nobody MYR 1 5 100 1000 500', /No upline nobody/],
  ['account move demo demomaster', /No agent demomaster/],
  ['account commission demo 0.51', /demoagent would be paid less than a member below it/],
  ['account group demo E', /E is no group; known: A, B, C, D/],
  ['account commission demo 0.255', /not a percent with two decimals/],
  ['account product demo roulette off', /No product roulette/],
  ['account product demo casino maybe', /neither on nor off/],
  ['account adjust demo -10,000.01 too much', /insufficient/],
  ['account adjust demo -0.00 nothing', /An adjustment by zero moves nothing/],
  ['account adjust demo 5', /missing required argument 'reason'/],
  ['account deposit demo 90071992547409.91', /more than can be counted/],
  ['account limit demo MYR * 10 5 100 100', /least stake is above the highest/],
  ['upline create demoagent agent demomaster 1 0.1', /an upline demoagent already/],
  ['upline create company agent demomaster 1 0.1', /an upline company already/],
  ['upline create A! agent demomaster 1 0.1', /A! is no id/],
  ['upline create x2 king demomaster 1 0.1', /No level king/],
  ['upline create x2 agent - 1 0.1', /everybody else has one/],
  ['upline create x2 agent nobody 1 0.1', /No upline nobody/],
  ['upline create x2 master demoagent 1 0.1', /demoagent is not above x2/],
  ['upline create x2 agent demomaster 51 0.1', /chain of x2 would take 101 percent/],
  ['upline create x2 agent demomaster 101 0.1', /101 is not a whole percent/],
  ['upline create x2 agent demomaster 1 0.76', /demomaster would be paid less than x2/],
  ['upline move demoshareholder demosenior', /is a shareholder/],
  ['upline move demosenior demoagent', /is not above/],
  ['upline position demosenior 36', /would take 101 percent/],
  ['upline commission demoagent 0.24', /paid less than a member/],
  ['upline commission demomaster 0.49', /paid less than demoagent/],
  ['report nobody', /No upline nobody/],
  ['report demoagent --from 2026-02-30', /not a day/],
  ['report demoagent --from 2026-02-02 --to 2026-02-01', /is before/],
  ['result 99 2:1 1-0', /2:1 is not a score/],
  ['result 99 2-1 3-0', /3-0 at half-time is above 2-1/],
  ['result 98 2-1 1-0', /No match 98/],
  ['maintenance on soon', /not a number of minutes/],
  ['maintenance on 5 --product poker', /No product poker: one of sportsbook, /],
  ['maintenance off --product casino --every-brand', /leave out --every-brand or --product/],
  ['announce say Hello --in xx=Hello', /No language xx: one of cn, tw/],
  ['announce say Hello --in en=Hello', /en is there twice/],
  ['announce say Hello --in my=', /A text is empty/],
  ['announce say Hello --body-in my=x', /needs an English --body/],
  ['announce say Hello --until 2026-02-30T10:00', /not a moment/],
  ['announce say Hello --until 1969-12-31T10:00', /over before it begins/],
  ['announce say Hello --from 1969-12-31T10:00 --minutes 5', /^5 minutes from then is over/],
  ['announce say Hello --minutes 5 --until 2026-11-24T14:00', /Either --until or --minutes/],
  ['announce say Hello --popup Cup!', /not a key/],
  ['announce end 99', /No message 99/],
  ['message nobody Hello', /No member nobody/],
  ['message demo', /missing required argument 'title'/],
  ['account limit demo MYR mix:1 5 100 1000 500', /No limit mix:1/],
  ['account limit demo MYR 99 5 10 20 30', /No sport 99: one of 1, 2, /],
  ['account limit demo MYR 99:hdp 5 10 20 30', /No sport 99/],
  ['account limit demo MYR parlay:99 5 10 20 30', /No sport 99/],
  // One of before can still be taken away.
  ['account limit demo MYR 99 -', /demo has no limit MYR 99 of its own/],
  ['resume demo', /demo is open already/],
  ['account limit demo MYR 1:parlay 5 100 1000 500', /No limit 1:parlay/],
  ['result 99 2-1', /half-time score is missing/],
  ['account create x MYR', /missing required argument 'agent'/],
  ['acount show demo', /unknown command 'acount'\n\(Did you mean account\?\)/],
  ['account deposit demo 5 6', /too many arguments/],
  // The beginning of a command is no command.
  ['announce lst', /unknown command 'lst'\n\(Did you mean list\?\)/],
  ['announce Hello', /unknown command 'Hello'/],
  ['announce list 5', /too many arguments/],
  ['announce say Hello world', /too many arguments/],
  ['account adjust demo 5 --kye slip-7 paid twice', /No option --kye/],
  // Amounts that the database would refuse in its own words.
  ['account limit demo MYR * 5 10 2 10', /highest payout is below the highest stake: 2 and 10/],
  ['account limit demo MYR * 5 10 20 1', /most at risk on a match is below the least stake: 1 and 5/],
  ['account limit demo MYR * 5 10 20', /four amounts, and 3 were typed/],
  ['account limit demo MYR * 1 2 3 4 5', /four amounts, and 5 were typed/],
  ['account limit demo MYR * 0 2 3 4', /0 is not an amount of MYR above zero/],
  ['account limit demo MYR * 1 2 3 99999999999999999999', /99999999999999999999 is not an amount/],
  ['account limit demo MYR 2 -', /demo has no limit MYR 2 of its own/],
  ['account limit demo USD * 1 2 3 4', /demo plays in MYR: a limit in USD would hold for nobody/],
  ['account limits demo USD', /demo plays in MYR/],
  ['account limits nobody', /No upline nobody/],
  ['account create company MYR demoagent', /There is an upline company already/],
  ['account move demo demoagent', /demo is below demoagent already/],
  ['upline move demoagent demomaster', /demoagent is below demomaster already/],
  ['account currency demo MYR', /plays in MYR already/],
  ['account currency demo USD', /Money of demo has moved in MYR, and its statement is in it/],
  ['account currency demo THB', /touchline has no THB: one of MYR, USD/],
  ['upline currencies nobody', /No upline nobody/],
  ['upline currencies nobody MYR', /No upline nobody/],
  ['upline currencies demoagent XXX', /No currency XXX/],
  ['upline currencies demoagent MYR MYR', /MYR is there twice/],
  [
    'upline currencies demomaster USD',
    /demomaster would not have IDR, in which 3 members \(demoidr, …\) play below it/,
  ],
  ['upline tree nobody', /No upline nobody/],
  ['upline tree demoagent --state asleep', /No state asleep/],
  ['upline tree demoagent --page 0', /0 is not the number of a page/],
  ['upline tree demoagent --page 9', /There is no page 9: the last one is 1/],
  ['audit --page 1e3', /1e3 is not the number of a page/],
  ['audit --from 2026-02-30', /2026-02-30 is not a day/],
  ['audit --from soon', /soon is not a moment/],
  ['audit --from 2026-02-03 --to 2026-02-01', /2026-02-01 is not after 2026-02-03/],
  ['report demoagent --from 0000-01-01', /0000-01-01 is not a day/],
  ['maintenance on 1e300', /1e300 is not a number of minutes/],
  ['maintenance on 0x10', /0x10 is not a number of minutes/],
  ['announce say Hello --minutes 99999999', /99999999 is not a number of minutes/],
  ['announce say Hello --from 1969-12-31T10:00', /1969-12-31T10:00 is over: without --from it begins now/],
  ['announce show 99', /No message 99/],
  ['announce list --to nobody', /No member nobody in touchline/],
  ['account show ', /"" is not the name of a member/],
  ['account state nobody asleep', /No member nobody/],
  [`account show ${'x'.repeat(5000)}`, /^No member x{60}… in touchline$/],
  ['account show ကျော်', /No member ကျော် in touchline/],
  ['account create ကျော် MYR demoagent', /ကျော် is no name/],
  ['upline create demoagent2 agent demoagent 1 0.1', /demoagent is not above demoagent2/],
])('the refusal of %s gives its reason', async (typed, words) => {
  await expect(run(typed)).rejects.toThrow(words)
})

test.each([
  ['abc12', 'A password has 6 to 10 characters'],
  ['abcdefghijk', 'A password has 6 to 10 characters'],
  ['      ', 'A password is more than blanks'],
  ['', 'A password is more than blanks'],
])('a password that is handed in as "%s" is refused, as on the page', async (password, refusal) => {
  const create = run('account create quiet MYR demoagent --password-stdin', {
    readInput: async () => `${password}\n`,
  })
  await expect(create).rejects.toThrow(refusal)
})

test.each([
  [['announce', 'lst'], 'Known: say, list, show, end, withdraw'],
  [['acount'], /^Known: account, announce, audit, .*upline; --help tells more$/m],
  [['account', 'deposit', 'demo'], 'Usage: node dist/cli.js account deposit [options] <member> <amount>'],
])('after %j the answer names the known ones', async (typed, words) => {
  let output = ''
  const program = createProgram(
    () => Promise.reject(new Error('ran')),
    (text) => {
      output += text
    },
  )
  await expect(program.parseAsync(typed, { from: 'user' })).rejects.toThrow(/^error: /)
  expect(output).toMatch(words)
})
