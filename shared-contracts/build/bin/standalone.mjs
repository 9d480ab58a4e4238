#!/usr/bin/env node
// Serves src/standalone.tsx of the current folder on a page of its own, without a shell; builds again when a file changes.
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'
import { ROOT } from '../webpack/version.mjs'

const KEPT = 'DefinePlugin'
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png' }
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>standalone</title>
    <link rel="stylesheet" href="/main.css" />
    <script defer src="/main.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`

const { default: config } = await import(pathToFileURL(join(process.cwd(), 'webpack.config.mjs')).href)
const folder = join(ROOT, '.cache/standalone', config.name)
const port = Number(process.env.PORT ?? config.devServer.port)

const compiler = webpack({
  ...config,
  mode: 'development',
  devtool: 'cheap-module-source-map',
  entry: { main: './src/standalone.tsx' },
  output: {
    ...config.output,
    path: folder,
    filename: '[name].js',
    chunkFilename: '[name].js',
    publicPath: '/',
  },
  plugins: [
    ...config.plugins.filter((plugin) => plugin.constructor.name === KEPT),
    new (await import('mini-css-extract-plugin')).default({ filename: '[name].css' }),
  ],
})
compiler.watch({}, (error, stats) => console.log(error ?? stats.toString('errors-warnings')))

createServer((request, response) => {
  // Names alone, so that no path leads out of the folder; any path that is no file is the page, as in the product.
  const file = join(folder, basename(new URL(request.url, 'http://localhost').pathname))
  const type = TYPES[extname(file)]
  if (type && existsSync(file)) {
    response.setHeader('content-type', type)
    createReadStream(file).pipe(response)
    return
  }
  response.setHeader('content-type', 'text/html')
  response.end(PAGE)
}).listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}/`))
