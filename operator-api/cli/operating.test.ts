import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_TERMS } from '@touchline/serving'
import { openDatabase } from '../src/storage/open-database'
import { MATCH } from '../src/testing/fake-book'
import { finished } from '../src/testing/results'
import { type TestApp, testApp } from '../src/testing/test-app'
import type { CommandContext } from './command'
import { EXAMPLES } from './examples'
import { createProgram, pathOf, withThoseBelow } from './program'
import { answersIn, commandsNamedIn, wordsOf, writeAnswers } from './testing/operating-document'
import { deskContext, sayAt } from './testing/operator-desk'

const FILE = join(__dirname, '../../docs/operating.md')
const MINUTE_MS = 60_000
/** 14:00 of a Tuesday in GMT+8. */
const BEGIN = Date.UTC(2026, 10, 24, 6)

let server: TestApp
let context: CommandContext
beforeAll(async () => {
  server = await testApp()
  server.clock.now = BEGIN
  let drawn = 0
  context = {
    ...deskContext(openDatabase(server.owner)),
    now: () => server.clock.now,
    // Keys, passwords and tokens are those that the document shows.
    randomBytes: (size) => {
      drawn += 1
      return createHash('sha256').update(`operating ${drawn}`).digest().subarray(0, size)
    },
    brands: { of: () => PRODUCT_TERMS, all: () => new Map() },
    actor: 'operator:aye',
  }
  await server.asOwner(`
    INSERT INTO fixture (id, sport, league_id, league, country, league_order, home, away, match_type, parent, kickoff,
      first_kickoff, status, told_at)
    VALUES (4711, 1, 1, 'First League', '', 0, 'North', 'South', 3, NULL, 0, 0, 1, 0),
      (4712, 1, 2, 'First League - Corners', '', 0, 'North', 'South', 1, 4711, 0, 0, 1, 0)`)
})
afterAll(async () => {
  await context.database.close()
  await server.close()
})

const leaves = withThoseBelow(createProgram(() => Promise.reject(new Error('ran')))).filter(
  ({ commands, registeredArguments }) => commands.length === 0 || registeredArguments.length > 0,
)

/** With its new password kyaw bets 20,000 on the home side. */
async function bet(password: string): Promise<void> {
  server.book.put({ id: MATCH, kickoff: server.clock.now + 60 * MINUTE_MS }, [{}])
  const kyaw = await server.login('kyaw', password)
  const answer = await kyaw.bet({ match_id: MATCH, stake: 2_000_000 })
  if (answer.status !== 1) throw new Error(JSON.stringify(answer))
}

/** The home side loses. */
async function end(): Promise<void> {
  await server.app.settlement.settle({ match: MATCH, revision: 1, result: finished([0, 1]) })
  await server.app.round('uplines')
}

test('docs/operating.md shows what each command really answers, one after the other', async () => {
  const document = readFileSync(FILE, 'utf8')
  const shown = answersIn(document)
  const answers: string[] = []
  let password = ''
  for (const { typed } of shown) {
    if (typed === 'exposure') await bet(password)
    if (typed === 'report kyi') await end()
    const answer = await sayAt(context, wordsOf(typed))
    if (typed === 'account password kyaw') password = answer
    answers.push(answer)
    server.clock.now += MINUTE_MS
  }
  // With WRITE_ANSWERS=1 the document is brought up to date; look at what changed in it.
  if (process.env.WRITE_ANSWERS) writeFileSync(FILE, writeAnswers(document, answers))
  else expect(shown.map(({ answer }) => answer)).toEqual(answers)
  expect(await server.breaches()).toEqual([])
})

test('each command there is stands in the document with its answer', () => {
  const typed = answersIn(readFileSync(FILE, 'utf8')).map((one) => one.typed)
  const missing = leaves.map(pathOf).filter((path) => !typed.some((one) => `${one} `.startsWith(`${path} `)))
  expect(missing).toEqual([])
})

test('each command that the document names is there, with the options that it names', () => {
  const known = new Map(leaves.map((command) => [pathOf(command), command]))
  const groups = withThoseBelow(createProgram(() => Promise.reject(new Error('ran')))).map(pathOf)
  const unknown = commandsNamedIn(readFileSync(FILE, 'utf8'), groups).filter((named) => {
    const words = named.split(' ')
    const command = known.get(words.slice(0, 2).join(' ')) ?? known.get(words[0] ?? '')
    const options = words
      .filter((word) => /^--[a-z]/.test(word))
      .map((word) => word.replace(/[^a-z-].*$/, ''))
    return !command || options.some((option) => !command.options.some(({ long }) => long === option))
  })
  expect(unknown).toEqual([])
})

test.each(leaves.map(pathOf))('the help of %s has an example that can be typed', async (path) => {
  const example = EXAMPLES[path] ?? ''
  expect(example.startsWith(path)).toBe(true)
  const ran: string[] = []
  const program = createProgram(async () => {
    ran.push(path)
  })
  await program.parseAsync(wordsOf(example), { from: 'user' })
  expect(ran).toEqual([path])
})
