import { WORKER } from './nginx-settings'
import { workerFaults } from './worker-faults'

const ENOUGH = `worker_rlimit_nofile ${WORKER.openFiles};\nevents { worker_connections ${WORKER.connections}; }`

test.each([
  ['is enough', ENOUGH, []],
  [
    'is as Debian ships it',
    'user www-data;\nevents {\n\tworker_connections 768;\n\t# multi_accept on;\n}',
    [
      'worker_connections is 768: write "worker_connections 16384;" in its events block.',
      'worker_rlimit_nofile is not set (1024): write "worker_rlimit_nofile 40000;" outside of every block.',
    ],
  ],
  [
    'has it in a comment',
    ENOUGH.replace('worker_rlimit', '# worker_rlimit'),
    [expect.stringContaining('worker_rlimit_nofile is not set')],
  ],
])('an nginx.conf that %s', (_what, config, faults) => {
  expect(workerFaults(config)).toEqual(faults)
})
