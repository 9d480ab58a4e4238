import { deskOfFile } from '../../testing/desk-of-file'

const { desk, linesOf, run } = deskOfFile()

test('the tree has everybody below an upline with their states, in pages', async () => {
  await run('upline create treemaster master demosenior 5 0.6')
  await run('upline create treeagent agent treemaster 30 0.5')
  for (const name of ['anna', 'ben', 'cho']) await run(`account create ${name} MYR treeagent`)
  await run('account state ben block')
  expect(await linesOf('upline tree treemaster')).toEqual([
    'treemaster: master, position 5 %, commission 0.6 %',
    '  treeagent: agent, position 30 %, commission 0.5 %',
    '    anna: open, MYR, commission 0 %',
    '    ben: block, MYR, commission 0 %',
    '    cho: open, MYR, commission 0 %',
  ])
  expect(await linesOf('upline tree treemaster --state block')).toHaveLength(3)
  expect((await run('upline tree')).split('\n')[0]).toBe(
    'demoshareholder: shareholder, position 10 %, commission 1.25 %',
  )
  await desk().fresh.asOwner(`
    INSERT INTO member (id, password_hash, agent_id, currency, commission_rate, created_at)
    SELECT 'many' || n, 'x', 'treeagent', 'MYR', 0, 0 FROM generate_series(1, 400) n`)
  const last = await linesOf('upline tree treemaster --page 3')
  expect(last.at(-1)).toBe('page 3 of 3, 405 in all')
  expect(last).toHaveLength(6)
  expect((await linesOf('upline tree treemaster')).at(-1)).toBe('page 1 of 3, 405 in all; more with --page 2')
})

test('another contact is news of every member below', async () => {
  await run('upline create reachmaster master demosenior 5 0.6')
  await run('upline create reachagent agent reachmaster 30 0.5')
  await run('account create reached MYR reachagent')
  const revisions = async () => {
    const rows = await desk().fresh.asOwner<{ revision: number }>(
      "SELECT profile_rev AS revision FROM member WHERE id IN ('demo2', 'reached') ORDER BY id",
    )
    return rows.map(({ revision }) => revision)
  }
  const [other, below = 0] = await revisions()
  await run('upline contact reachmaster line @two')
  expect(await revisions()).toEqual([other, below + 1])
})

describe('currencies of an upline', () => {
  test('hold for the members below it, and are changed while nobody plays in a removed one', async () => {
    await run('upline create curmaster master demosenior 5 0.6')
    await run('upline create curagent agent curmaster 30 0.5')
    expect(await linesOf('upline currencies curmaster MYR,USD')).toEqual([
      'curmaster: MYR USD',
      '  curmaster names MYR USD',
      '  demosenior names none of its own',
      '  demosupersenior names none of its own',
      '  demoshareholder names none of its own',
      '  no members below',
    ])
    expect((await run('upline currencies curagent USD')).split('\n')[0]).toBe('curagent: USD')
    expect(await run('upline show curagent')).toMatch(/members below, currencies USD$/)
    await expect(run('account create cura MYR curagent')).rejects.toThrow('curagent has no MYR: USD')
    await expect(run('account limit curagent MYR * 5 10 100 100')).rejects.toThrow('curagent has no MYR: USD')
    await run('account create cura USD curagent')
    await expect(run('upline currencies curmaster MYR')).rejects.toThrow(
      'curmaster would not have USD, in which cura plays below it',
    )
    await expect(run('upline currencies curagent THB')).rejects.toThrow(
      'Those above curagent have no THB: MYR, USD',
    )
    await expect(run('account currency cura MYR')).rejects.toThrow('curagent has no MYR')
    await expect(run('account move demo2 curagent')).rejects.toThrow('curagent has no MYR')
    expect((await linesOf('upline currencies curagent -')).slice(0, 2)).toEqual([
      'curagent: MYR USD',
      '  curagent names none of its own',
    ])
    expect(await run('account currency cura MYR')).toMatch(/^cura: open, agent curagent, MYR 0\.00 available/)
    expect((await linesOf('upline currencies curmaster')).at(-1)).toBe('  members below: 1 in MYR')
  })

  test('go with an upline that moves: who brings members in another currency stays', async () => {
    await run('upline create narrow senior demosupersenior 1 0.9')
    await run('upline currencies narrow USD')
    await expect(run('upline move demomaster narrow')).rejects.toThrow(
      /^narrow would not have IDR, in which 3 members/,
    )
  })
})
