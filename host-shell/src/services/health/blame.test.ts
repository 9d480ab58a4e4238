/** @jest-environment jsdom */
import { FileOwners } from '../../composition/failures/file-owners'
import { releasedVersion } from '../../testing/releases'
import { blameFor } from './blame'

const owners = new FileOwners()
owners.know('shell', releasedVersion('shell', '1.0.0'))
owners.know('sportsbook', releasedVersion('sportsbook', '1.4.1'))
owners.know('sportsbook', releasedVersion('sportsbook', '1.4.2'))
owners.know('tournament', releasedVersion('tournament', '2.0.0'))

const file = (of: string, name: string) => `${location.origin}/assets/${of}/${name}:1:234`
const LIBRARY = file('shell/1.0.0', 'main.js')

test.each<[string, string[], string | null]>([
  ['a file of a remote', [file('sportsbook/1.4.2', 'remote.js')], 'sportsbook@1.4.2'],
  ['a file of a version that was replaced', [file('sportsbook/1.4.1', '7.js')], 'sportsbook@1.4.1'],
  [
    'a remote below shared libraries',
    [LIBRARY, LIBRARY, file('tournament/2.0.0', 'a.js')],
    'tournament@2.0.0',
  ],
  [
    'the remote that is nearest to the cause',
    [LIBRARY, file('tournament/2.0.0', 'a.js'), file('sportsbook/1.4.2', 'b.js'), LIBRARY],
    'tournament@2.0.0',
  ],
  ['the shell where nobody else had a part', [LIBRARY, LIBRARY], 'shell@1.0.0'],
  ['the shell beside strangers', ['chrome-extension://abc/x.js', LIBRARY], 'shell@1.0.0'],
  ['nobody where nothing is known', [], null],
  ['nobody for strangers', ['https://elsewhere.example/x.js', `${location.origin}/desktop:1:1`], null],
])('an error counts for %s', (_what, sources, blamed) => {
  const owner = blameFor(sources, owners.of)
  expect(owner && `${owner.area}@${owner.version}`).toBe(blamed)
})
