import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXIT } from './core/cli-error'
import { processIo } from './core/io'
import { createProgram } from './program'
import { runHere } from './testing/run-here'
import { runTouchline } from './testing/run-touchline'

const NOWHERE = { DATA_DIR: '/nonexistent' }
const program = createProgram(processIo())
const leaves = program.commands.flatMap((command) =>
  command.commands.length > 0 ? command.commands : [command],
)

describe('the command line', () => {
  test('shows every command and every exit code', async () => {
    const { code, stdout } = await runTouchline(['--help'], NOWHERE)
    expect(code).toBe(EXIT.done)
    for (const { name } of program.commands.map((command) => ({ name: command.name() }))) {
      expect(stdout).toContain(`  ${name}`)
    }
    for (const exit of Object.values(EXIT)) expect(stdout).toMatch(new RegExp(`^  ${exit}  `, 'm'))
  })

  test.each(leaves.map((command) => [command.name(), command] as const))(
    '%s is shown with an example, and can be read by programs',
    (_name, command) => {
      let help = ''
      command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
      expect(help).toContain('Example:\n  ')
      expect(help).toContain('--json')
    },
  )

  test.each(leaves.map((command) => command.name()))('docs/releasing.md shows %s', (name) => {
    const page = readFileSync(join(__dirname, '../../docs/releasing.md'), 'utf8')
    expect(page).toMatch(new RegExp(`touchline (token )?${name}\\b`))
  })

  test.each([
    ['an unknown command', ['promte'], EXIT.usage, /Did you mean promote/],
    ['an unknown option', ['status', '--all'], EXIT.usage, /--all/],
    [
      'an option given twice',
      ['status', '--brand', 'garnet', '--brand', 'touchline'],
      EXIT.usage,
      /--brand was given twice/,
    ],
    [
      'a value given twice',
      ['canary', 'a@1', '--percent=1', '--percent', '2'],
      EXIT.usage,
      /--percent was given twice/,
    ],
    ['a missing argument', ['rollback'], EXIT.usage, /area/],
    ['a share above 100', ['canary', 'sportsbook@1.0.0', '--percent', '101'], EXIT.usage, /0 to 100/],
    ['an invalid time', ['freeze', '--until', 'Friday'], EXIT.usage, /2026-12-27/],
    ['a day that is not there', ['freeze', '--until', '2999-11-31T00:00Z'], EXIT.usage, /2026-12-27/],
    ['no installation', ['status'], EXIT.unreachable, /npm start/],
    ['no service there', ['status', '--service', 'http://127.0.0.1:9'], EXIT.unreachable, /does not answer/],
  ])('of %s says what happened and what to do', async (_what, args, exit, expected) => {
    const answer = await runHere(args, NOWHERE)
    expect(answer.exit && EXIT[answer.exit]).toBe(exit)
    expect(answer.stdout).toBe('')
    expect(answer.stderr).toMatch(expected)
    expect(answer.stderr.trim().split('\n')).toHaveLength(2)
  })

  test('says it on the streams of its process, and ends with its code', async () => {
    const { code, stdout, stderr } = await runTouchline(['promte'], NOWHERE)
    expect([code, stdout]).toEqual([EXIT.usage, ''])
    expect(stderr).toMatch(/Did you mean promote/)
  })

  test('docs/releasing.md says what every exit code means', () => {
    const page = readFileSync(join(__dirname, '../../docs/releasing.md'), 'utf8')
    const codes = Object.values(EXIT).filter((code) => code !== EXIT.done)
    expect(codes.filter((code) => !page.includes(`\n| ${code}    |`))).toEqual([])
  })

  test('gives a program the same as JSON', async () => {
    const { code, json } = await runTouchline(['status', '--json'], NOWHERE)
    expect(code).toBe(EXIT.unreachable)
    expect(json()).toMatchObject({ ok: false, error: { code: 'unreachable' } })
  })

  test('uses no colours where nobody wants them', async () => {
    const { stderr } = await runTouchline(['status'], { ...NOWHERE, NO_COLOR: '1', FORCE_COLOR: '1' })
    expect(stderr).not.toContain('\u001b')
  })
})
