// `npm run apply-pins`: brings the pins of the brand files into their releases, of the installation of this machine or of the
// service that TOUCHLINE_RELEASE_URL names.
import { findService } from '../cli/core/find-service'
import { applyPins } from './pins'
import { readBrands } from './read-brand'

const { CHANNEL = 'production', BRANDS_DIR } = process.env
const { url, token } = await findService({ env: process.env }, {})

for (const { file } of await readBrands(BRANDS_DIR)) {
  const applied = await applyPins(file, { service: url, token: token ?? '', channel: CHANNEL })
  for (const { area, version } of applied) console.log(`${file.id}: ${area} is held at ${version}`)
}
