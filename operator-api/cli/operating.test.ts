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
import { deskContext, runAt } from './testing/operator-desk'

const readPage = (name: string) => readFileSync(pathOfPage(name), 'utf8')
const pathOfPage = (name: string) => join(__dirname, '../../docs', name)
/** The pages with answers, in the order in which their commands run. */
const PAGES_WITH_ANSWERS = ['operator-desk.md', 'members-and-reports.md']
const PAGES = ['operating.md', 'installing.md', ...PAGES_WITH_ANSWERS]
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
    // Keys, passwords and tokens as the document shows them.
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

function writePages(answers: readonly string[]): void {
  let written = 0
  for (const page of PAGES_WITH_ANSWERS) {
    const document = readPage(page)
    const count = answersIn(document).length
    writeFileSync(pathOfPage(page), writeAnswers(document, answers.slice(written, written + count)))
    written += count
  }
}

/** The home side loses. */
async function end(): Promise<void> {
  await server.app.settlement.settle({ match: MATCH, revision: 1, result: finished([0, 1]) })
  await server.app.round('uplines')
}

test('the pages for operators show the answer of each command, one after the other', async () => {
  const shown = PAGES_WITH_ANSWERS.flatMap((page) => answersIn(readPage(page)))
  const answers: string[] = []
  let password = ''
  for (const { typed } of shown) {
    if (typed === 'exposure') await bet(password)
    if (typed === 'report kyi') await end()
    const answer = await runAt(context, wordsOf(typed))
    if (typed === 'account password kyaw') password = answer
    answers.push(answer)
    server.clock.now += MINUTE_MS
  }
  // WRITE_ANSWERS=1 updates the pages; review the difference.
  if (process.env.WRITE_ANSWERS) writePages(answers)
  else expect(shown.map(({ answer }) => answer)).toEqual(answers)
  expect(await server.breaches()).toEqual([])
})

test('the pages show each command with its answer', () => {
  const typed = PAGES_WITH_ANSWERS.flatMap((page) => answersIn(readPage(page))).map((one) => one.typed)
  const missing = leaves.map(pathOf).filter((path) => !typed.some((one) => `${one} `.startsWith(`${path} `)))
  expect(missing).toEqual([])
})

test('each command that the pages name exists, with its options', () => {
  const known = new Map(leaves.map((command) => [pathOf(command), command]))
  const groups = withThoseBelow(createProgram(() => Promise.reject(new Error('ran')))).map(pathOf)
  const unknown = commandsNamedIn(PAGES.map(readPage).join('\n'), groups).filter((named) => {
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
