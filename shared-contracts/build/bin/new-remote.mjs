#!/usr/bin/env node
// `npm run new-remote -- loyalty`: a fifth remote, ready to run, test and release.
import { relative } from 'node:path'
import { createRemote } from '../new-remote/create-remote.mjs'
import { ROOT } from '../webpack/version.mjs'
import { readArguments } from './read-arguments.mjs'

const HELP = 'npm run new-remote -- <area> [--label "What the menu says"]'

const { values, positionals } = readArguments(HELP, {
  label: { type: 'string' },
  into: { type: 'string', default: ROOT },
})
const [area] = positionals
if (!area) {
  console.error(HELP)
  process.exit(1)
}
try {
  const files = createRemote({ area, label: values.label, into: values.into })
  for (const file of files) console.log(`  ${relative(process.cwd(), file)}`)
  console.log(`
Next:
  npx pnpm@12.21.0 install            links the new package
  npm run dev -- ${area} --alone      shows it on a page of its own
  npm run dev -- ${area}              shows it in the shell of a running "npm start", at /${area}
  npx pnpm@12.21.0 --filter @touchline/mfe-${area} test
See docs/a-new-remote.md for its release.`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
