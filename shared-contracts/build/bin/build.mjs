#!/usr/bin/env node
// Builds the package of the current folder for production into its dist/.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { report } from './report.mjs'
import { runWebpack } from './run-webpack.mjs'

const { default: config } = await import(pathToFileURL(join(process.cwd(), 'webpack.config.mjs')).href)
const started = performance.now()
const stats = await runWebpack(config)
report(stats, performance.now() - started)
