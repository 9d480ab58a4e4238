#!/usr/bin/env node
// Serves src/standalone.tsx of the current folder on a page of its own, without a shell.
process.argv.push('--alone')
await import('./dev.mjs')
