import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findTool } from '@touchline/test-kit/tools'
import { hostsOf } from '../../brands/hosts'
import { readBrands } from '../../brands/read-brand'
import { temporaryFolder } from '../../testing/sample-build'

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']

/** A certificate for all hosts of every brand, each signed by itself; laid out where nginx looks for them. */
export async function makeCertificates() {
  const folder = await temporaryFolder('certificates')
  const openssl = await findTool('openssl')
  for (const { file } of await readBrands()) {
    const own = join(folder, file.id)
    await mkdir(own)
    const names = hostsOf(file).map(({ host }) => `DNS:${host}`)
    await promisify(execFile)(openssl, [
      ...['req', '-x509', ...KEY, '-days', '2', '-subj', `/CN=${file.id}`],
      ...['-addext', `subjectAltName=${names.join(',')}`],
      ...['-keyout', join(own, 'privkey.pem'), '-out', join(own, 'fullchain.pem')],
    ])
  }
  return { folder, of: (brand: string) => readFile(join(folder, brand, 'fullchain.pem')) }
}
