import { createHash } from 'node:crypto'
import type { SampleService } from './sample-service'

export const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Uploads one file of a version of the sportsbook; another hash says that it was damaged on the way. */
export const upload = (
  { app, headers }: SampleService,
  version: string,
  file: string,
  text: string,
  integrity = integrityOf(text),
) =>
  app.inject({
    method: 'PUT',
    url: `/versions/sportsbook/${version}/files/${file}?${new URLSearchParams({ integrity })}`,
    headers: { ...headers('a-token'), 'content-type': 'application/octet-stream' },
    payload: text,
  })

/** Commits a version of the sportsbook that consists of these files, of which the first one is its entry. */
export const commit = (
  { app, headers }: SampleService,
  version: string,
  files: Record<string, string>,
  more: object = {},
) =>
  app.inject({
    method: 'POST',
    url: `/versions/sportsbook/${version}`,
    headers: headers('a-token'),
    payload: {
      version,
      base: `/assets/sportsbook/${version}/`,
      entry: Object.keys(files)[0],
      contractRange: '^1.0',
      integrity: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)])),
      needs: [{ name: 'react', range: '^19' }],
      ...more,
    },
  })
