import { resolve } from 'node:path'
import { singletonFacts } from './singletons.mjs'

const ROOT = resolve(__dirname, '../../..')

test.each(['mfe-account-info', 'mfe-casino-games', 'mfe-sportsbook', 'mfe-tournament'])(
  '%s takes i18next from the shell, though only a part of @touchline/ui asks for it',
  (folder) => {
    const { needs = [] } = singletonFacts('remote', resolve(ROOT, folder)) as { needs?: { name: string }[] }
    const names = needs.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['react', 'react-dom/client', 'i18next', '@touchline/ui']))
  },
)
