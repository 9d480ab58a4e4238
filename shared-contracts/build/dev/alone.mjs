import { createServer } from 'node:http'
import { DEV_POLICY } from './dev-config.mjs'

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

/** As strict as the product's, so that a library that writes styles or markup is noticed at the desk. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  `trusted-types default ${DEV_POLICY} 'allow-duplicates'`,
].join('; ')

/** A page of the area's own, on a host in memory; any path that is no file is the page, as in the product. */
export const createAloneServer = ({ files, events }) =>
  createServer((request, response) => {
    events(request, response, () =>
      files(request, response, () => {
        const isFile = /\.\w+$/.test(new URL(request.url, 'http://dev').pathname)
        const headers = { 'content-type': 'text/html', 'content-security-policy': POLICY }
        response.writeHead(isFile ? 404 : 200, headers).end(isFile ? '' : PAGE)
      }),
    )
  })
