// `npm run apply-pins`: brings the pins of the brand files into their releases, of the installation of this machine or of the
// service that TOUCHLINE_RELEASE_URL names.
import { findService } from '../cli/core/find-service'
import { runCommand } from '../run-command'
import { applyPins } from './pins'
import { readBrands } from './read-brand'

const { CHANNEL = 'production', BRANDS_DIR } = process.env

await runCommand(async () => {
  const { url, token } = await findService({ env: process.env }, {})
  for (const { file } of await readBrands(BRANDS_DIR)) {
    const applied = await applyPins(file, { service: url, token: token ?? '', channel: CHANNEL })
    if (applied.length === 0) console.log(`${file.id}: nothing to change`)
    for (const { area, version } of applied) console.log(`${file.id}: ${area} is held at ${version}`)
  }
})
