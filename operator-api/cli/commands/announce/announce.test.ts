import { deskOfFile } from '../../testing/desk-of-file'

const { linesOf, say } = deskOfFile()

test('what was announced, and written to one member, is read with its times and languages', async () => {
  expect(await say('announce list')).toBe('nothing was announced')
  const announced = await say([
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
  const [id, personal] = [announced, await say('message demo Hello')].map((answer) => /\d+/.exec(answer)?.[0])
  expect(await say(`announce show ${id}`)).toBe(
    [
      `${id} special, running, to members of touchline, from 1970-01-01 08:01:00 until 1970-01-01 08:06:00`,
      'in the strip',
      'pops up, key cup',
      'title en: Cup tonight',
      'title my: ဖလား',
    ].join('\n'),
  )
  expect(await say('announce list --to demo')).toBe(`${personal} 1970-01-01 08:01:00: Hello`)
  expect(await say('announce list --to demo2')).toBe('nothing was written to demo2')
  expect((await linesOf(`announce show ${personal}`))[0]).toBe(
    `${personal} personal, sent, to demo, from 1970-01-01 08:01:00`,
  )
})

test('what is announced from now on begins at one moment, while the clock goes on', async () => {
  let at = 60_000
  const now = () => {
    at += 1
    return at
  }
  expect(await say('announce say Later --minutes 1', { now })).toMatch(/^announcement \d+$/)
})

test('the minute that runs has begun, and the one before it is over', async () => {
  const at = { now: () => 90_000 }
  expect(await say('announce say Now --from 1970-01-01T08:01', at)).toMatch(/^announcement \d+$/)
  await expect(say('announce say Before --from 1970-01-01T08:00', at)).rejects.toThrow(
    '1970-01-01T08:00 is over: without --from it begins now',
  )
})
