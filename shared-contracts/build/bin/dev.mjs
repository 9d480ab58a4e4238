#!/usr/bin/env node
// `npm run dev -- <remote>`: one remote under development, with fast refresh, inside the released shell or alone.
import { basename } from 'node:path'
import { Refusal, runDev } from '../dev/run-dev.mjs'
import { readArguments } from './read-arguments.mjs'

const HELP = `npm run dev -- <remote> [--shell http://localhost:8080] [--port 3101] [--alone]

  <remote>   sportsbook, casino-games, tournament, account-info, or one of your own (mfe-<remote>);
             ui shows all primitives on one page
  --shell    address of the running product whose released shell and API are used
  --alone    on a page of its own with a host in memory; nothing else needs to run
  --port     where it is served; the package's own port by default`

const { values, positionals } = readArguments(HELP, {
  shell: { type: 'string', default: process.env.SHELL_URL ?? 'http://localhost:8080' },
  port: { type: 'string' },
  alone: { type: 'boolean', default: false },
})
// Run by a package's own script it is about that package.
const remote = positionals[0] ?? (basename(process.cwd()).startsWith('mfe-') ? process.cwd() : undefined)
if (!remote) {
  console.error(HELP)
  process.exit(1)
}
const port = values.port ?? process.env.PORT
try {
  const { address, area, isAlone, stop } = await runDev({
    remote,
    shell: values.shell.replace(/\/+$/, ''),
    port: port === undefined ? undefined : Number(port),
    alone: values.alone,
    log: (line) => console.log(line),
  })
  console.log(
    `\n  ${area} under development: ${address}/\n  ${isAlone ? 'alone, on a host in memory' : `in the shell of ${values.shell}`}\n`,
  )
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().then(() => process.exit(0)))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exit(1)
}
