import { gameList } from '@touchline/contracts/calls'
import type { Language } from '@touchline/contracts/limits'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import '@touchline/ui/tokens.css'
import { createGamesArea } from './app/create-games-area'
import { manyGames, NOW } from './testing/games'

/** The area on a page of its own, on a host in memory: `?lang=my&theme=dark`, and the address of a view behind `&at=`. */
const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'light'
document.documentElement.dataset.brandTheme = 'color2'
document.documentElement.lang = query.get('lang') ?? 'en'

const fake = createFakeHost()
fake.clock.now = NOW
fake.language.next((query.get('lang') ?? 'en') as Language)
fake.host.navigate(query.get('at') ?? '/slots')
if (query.has('disabled')) fake.refuse(gameList, 'liveCasinoDisabled')
else fake.answer(gameList, manyGames(120))

const target = document.createElement('main')
document.body.append(target)
void createGamesArea(target, fake.host)
