// `node --import tsx deploy/brands/apply-pins.ts`: brings the pins of the brand files into their releases.
import { applyPins } from './pins'
import { readBrands } from './read-brand'

const {
  RELEASE_URL = 'http://127.0.0.1:8082',
  RELEASE_TOKEN = '',
  CHANNEL = 'production',
  BRANDS_DIR,
} = process.env

for (const { file } of await readBrands(BRANDS_DIR)) {
  const applied = await applyPins(file, { service: RELEASE_URL, token: RELEASE_TOKEN, channel: CHANNEL })
  for (const { area, version } of applied) console.log(`${file.id}: ${area} is held at ${version}`)
}
