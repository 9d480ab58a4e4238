import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { testWords } from '@touchline/test-kit/words'

const FILES = ['account.json', ...readdirSync(join(__dirname, 'en/screens')).map((name) => `screens/${name}`)]

describe.each(FILES)('%s', (file) => testWords({ en: require(`./en/${file}`), my: require(`./my/${file}`) }))
