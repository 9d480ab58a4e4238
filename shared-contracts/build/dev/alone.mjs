import { createServer } from 'node:http'

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

/** A page of the area's own, on a host in memory; any path that is no file is the page, as in the product. */
export const createAloneServer = ({ files, events }) =>
  createServer((request, response) => {
    events(request, response, () =>
      files(request, response, () => {
        const isFile = /\.\w+$/.test(new URL(request.url, 'http://dev').pathname)
        response.writeHead(isFile ? 404 : 200, { 'content-type': 'text/html' }).end(isFile ? '' : PAGE)
      }),
    )
  })
