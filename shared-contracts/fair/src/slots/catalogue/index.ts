import type { SlotGame } from '../slot-game'
import { bambooBridge } from './bamboo-bridge'
import { bellCorner } from './bell-corner'
import { chiliParade } from './chili-parade'
import { copperVault } from './copper-vault'
import { doublePlum } from './double-plum'
import { fallingEaves } from './falling-eaves'
import { festivalBeat } from './festival-beat'
import { fruitStall } from './fruit-stall'
import { gemSteps } from './gem-steps'
import { harbourSafe } from './harbour-safe'
import { hawkerStreet } from './hawker-street'
import { kiteSeason } from './kite-season'
import { koiUpstream } from './koi-upstream'
import { lagoonPearls } from './lagoon-pearls'
import { lanternAlley } from './lantern-alley'
import { meteorMarket } from './meteor-market'
import { mistyRidge } from './misty-ridge'
import { moonMarket } from './moon-market'
import { nightWatch } from './night-watch'
import { oldStreetSevens } from './old-street-sevens'
import { orchidHouse } from './orchid-house'
import { paintedParasols } from './painted-parasols'
import { petalsOnWater } from './petals-on-water'
import { quietWings } from './quiet-wings'
import { rabbitMoon } from './rabbit-moon'
import { rainOfCoins } from './rain-of-coins'
import { redGeneral } from './red-general'
import { reefGate } from './reef-gate'
import { sevenHarbours } from './seven-harbours'
import { sharkBay } from './shark-bay'
import { silkCargo } from './silk-cargo'
import { spiceRoute } from './spice-route'
import { stoneGuardians } from './stone-guardians'
import { straitsBeacon } from './straits-beacon'
import { thornyOrchard } from './thorny-orchard'
import { threeBars } from './three-bars'
import { tidalWays } from './tidal-ways'
import { tigerDrums } from './tiger-drums'
import { tl20 } from './tl20'
import { tripleSpark } from './triple-spark'
import { turtleBank } from './turtle-bank'
import { youngKing } from './young-king'

export const SLOTS: readonly SlotGame[] = [
  tl20,
  koiUpstream,
  lanternAlley,
  kiteSeason,
  festivalBeat,
  orchidHouse,
  straitsBeacon,
  sevenHarbours,
  mistyRidge,
  tidalWays,
  bambooBridge,
  petalsOnWater,
  quietWings,
  chiliParade,
  paintedParasols,
  hawkerStreet,
  gemSteps,
  rainOfCoins,
  meteorMarket,
  thornyOrchard,
  lagoonPearls,
  stoneGuardians,
  fallingEaves,
  copperVault,
  tigerDrums,
  moonMarket,
  silkCargo,
  turtleBank,
  redGeneral,
  harbourSafe,
  spiceRoute,
  youngKing,
  nightWatch,
  sharkBay,
  reefGate,
  rabbitMoon,
  oldStreetSevens,
  bellCorner,
  doublePlum,
  fruitStall,
  threeBars,
  tripleSpark,
]
