#!/usr/bin/env node
// `npx touchline`: the command line of releases. It is TypeScript source, read by tsx within this process.
import { register } from 'tsx/esm/api'

register()
const { main } = await import('../main.ts')
await main(process.argv.slice(2))
