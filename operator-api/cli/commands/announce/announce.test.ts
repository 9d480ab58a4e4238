import { deskOfFile } from '../../testing/desk-of-file'

const { linesOf, run } = deskOfFile()

test('announcements, and messages to one member, are listed with their times and languages', async () => {
  expect(await run('announce list')).toBe('nothing was announced')
  const announced = await run([
    'announce',
    'say',
    'Cup tonight',
    '--in',
    'my=ဖလား',
    '--special',
    '--popup',
    'cup',
    '--minutes',
    '5',
  ])
  const [id, personal] = [announced, await run('message demo Hello')].map((answer) => /\d+/.exec(answer)?.[0])
  expect(await run(`announce show ${id}`)).toBe(
    [
      `${id} special, running, to members of touchline, from 1970-01-01 08:01:00 until 1970-01-01 08:06:00`,
      'in the strip',
      'pops up, key cup',
      'title en: Cup tonight',
      'title my: ဖလား',
    ].join('\n'),
  )
  expect(await run('announce list --to demo')).toBe(`${personal} 1970-01-01 08:01:00: Hello`)
  expect(await run('announce list --to demo2')).toBe('nothing was written to demo2')
  expect((await linesOf(`announce show ${personal}`))[0]).toBe(
    `${personal} personal, sent, to demo, from 1970-01-01 08:01:00`,
  )
})

test('announcements without a start begin at the moment of the command, while the clock goes on', async () => {
  let at = 60_000
  const now = () => {
    at += 1
    return at
  }
  expect(await run('announce say Later --minutes 1', { now })).toMatch(/^announcement \d+$/)
})

test('the minute that runs has begun, and the one before it is over', async () => {
  const at = { now: () => 90_000 }
  expect(await run('announce say Now --from 1970-01-01T08:01', at)).toMatch(/^announcement \d+$/)
  await expect(run('announce say Before --from 1970-01-01T08:00', at)).rejects.toThrow(
    '1970-01-01T08:00 is over: without --from it begins now',
  )
})
