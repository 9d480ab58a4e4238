import { parseArgs } from 'node:util'

/** What a command was given. `--help` shows `help` and ends it; so does an option that there is not, with an error. */
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
