import { RELEASE_ROLES, type ReleaseRole } from '@touchline/contracts/release'
import { Command, InvalidArgumentError } from 'commander'
import { timeText } from '../core/ago'
import { type MakeCommand, reading } from '../core/command'
import type { CommonOptions } from '../core/session'
import { table } from '../core/table'

interface CreateOptions extends CommonOptions {
  roles: ReleaseRole[]
  brands?: string[]
  areas?: string[]
}

const list: MakeCommand = (run) =>
  reading('list', 'Show the tokens and what each may do', 'touchline token list').action(
    run<CommonOptions, []>(async ({ client, output }) => {
      const tokens = await client.tokens()
      const head = ['name', 'roles', 'brands', 'areas', 'made'].map(output.colours.dim)
      const rows = tokens.map(({ name, roles, brands, areas, createdAt }) => [
        name,
        roles.join(', '),
        brands?.join(', ') ?? 'all',
        areas?.join(', ') ?? 'all',
        createdAt === null ? '–' : timeText(createdAt),
      ])
      output.result({ ok: true, tokens }, table(head, rows, output.columns))
    }),
  )

const create: MakeCommand = (run) =>
  reading(
    'create',
    'Make a token; its secret is shown once',
    'touchline token create ci-sportsbook --roles publish,promote --areas sportsbook\ntouchline token create gate-runner --roles gate',
  )
    .argument('<name>', 'who uses it; the history names them by it')
    .requiredOption('--roles <roles>', `some of ${RELEASE_ROLES.join(', ')}`, rolesOf)
    .option('--brands <brands>', 'brands that it is for (default: all)', listOf)
    .option('--areas <areas>', 'areas that it is for (default: all)', listOf)
    .action(
      run<CreateOptions, [string]>(async ({ client, output }, options, name) => {
        const { roles, brands = null, areas = null } = options
        const { token } = await client.createToken({ name, roles, brands, areas })
        output.result({ ok: true, name, roles, brands, areas, token }, [
          token,
          output.colours.dim('It is shown this once; give it as TOUCHLINE_RELEASE_TOKEN.'),
        ])
      }),
    )

const revoke: MakeCommand = (run) =>
  reading('revoke', 'End a token', 'touchline token revoke ci-sportsbook')
    .argument('<name>', 'name of the token')
    .action(
      run<CommonOptions, [string]>(async ({ client, output }, _options, name) => {
        await client.revokeToken(name)
        output.result({ ok: true, name }, [`The token ${name} opens nothing any more.`])
      }),
    )

export const token: MakeCommand = (run) => {
  const command = new Command('token')
    .summary('Make, list and revoke tokens of the release service')
    .description('Make, list and revoke tokens of the release service. It needs a token with the role admin.')
  for (const make of [create, list, revoke]) command.addCommand(make(run))
  return command
}

function rolesOf(text: string): ReleaseRole[] {
  const names = text.split(',').map((name) => name.trim())
  const isRole = (name: string): name is ReleaseRole => (RELEASE_ROLES as readonly string[]).includes(name)
  if (names.every(isRole)) return names
  throw new InvalidArgumentError(`The roles are ${RELEASE_ROLES.join(', ')}.`)
}

const listOf = (text: string): string[] => text.split(',').map((name) => name.trim())
