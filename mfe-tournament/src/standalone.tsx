import { roomList } from '@touchline/contracts/calls'
import type { Language } from '@touchline/contracts/limits'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import '@touchline/ui/tokens.css'
import { createTournamentArea } from './app/create-tournament-area'
import { NOW, sampleRooms } from './testing/rooms'

/** The area on a page of its own, on a host in memory: `?lang=my&theme=dark`, and the address of a view behind `&at=`. */
const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'light'
document.documentElement.dataset.brandTheme = 'color2'
document.documentElement.lang = query.get('lang') ?? 'en'

const fake = createFakeHost()
fake.clock.now = NOW
fake.language.next((query.get('lang') ?? 'en') as Language)
fake.host.navigate(query.get('at') ?? '/tournament2/home')
if (query.has('disabled')) fake.refuse(roomList, 'tournamentDisabled')
else
  fake.answer(roomList, ({ search = '' }) => {
    const rooms = sampleRooms().filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    const counts = { all: rooms.length, public: 6, private: 1, free: 1 }
    return { kind: 'ok', data: { rooms, total: search === '' ? 64 : rooms.length, counts } }
  })

const target = document.createElement('main')
document.body.append(target)
void createTournamentArea(target, fake.host)
