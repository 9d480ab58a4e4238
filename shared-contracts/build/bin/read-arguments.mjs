import { parseArgs } from 'node:util'

/**
 * Options and arguments of a command. `--help` prints `help` and ends it; an unknown option ends it with an
 * error.
 */
export function readArguments(help, options) {
  try {
    const config = { allowPositionals: true, options: { ...options, help: { type: 'boolean' } } }
    const given = parseArgs(config)
    if (!given.values.help) return given
    console.log(help)
    process.exit(0)
  } catch (error) {
    console.error(`${error.message}\n\n${help}`)
    process.exit(1)
  }
}
