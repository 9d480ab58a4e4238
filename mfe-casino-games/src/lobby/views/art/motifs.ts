import type { Motif } from './motif'
import { Anchor } from './motifs/anchor'
import { Balls } from './motifs/balls'
import { Bamboo } from './motifs/bamboo'
import { Bowl } from './motifs/bowl'
import { Cards } from './motifs/cards'
import { Chili } from './motifs/chili'
import { Chips } from './motifs/chips'
import { Coins } from './motifs/coins'
import { Comet } from './motifs/comet'
import { Crown } from './motifs/crown'
import { Dice } from './motifs/dice'
import { Dominoes } from './motifs/dominoes'
import { Drum } from './motifs/drum'
import { Durian } from './motifs/durian'
import { Fan } from './motifs/fan'
import { Fish } from './motifs/fish'
import { Gamepad } from './motifs/gamepad'
import { Gem } from './motifs/gem'
import { Horse } from './motifs/horse'
import { Kite } from './motifs/kite'
import { Koi } from './motifs/koi'
import { Lanterns } from './motifs/lanterns'
import { Lighthouse } from './motifs/lighthouse'
import { Lotus } from './motifs/lotus'
import { Mask } from './motifs/mask'
import { Mines } from './motifs/mines'
import { Moon } from './motifs/moon'
import { Octopus } from './motifs/octopus'
import { Orchid } from './motifs/orchid'
import { Owl } from './motifs/owl'
import { Pagoda } from './motifs/pagoda'
import { Peaks } from './motifs/peaks'
import { Pearl } from './motifs/pearl'
import { Plinko } from './motifs/plinko'
import { Rocket } from './motifs/rocket'
import { Roulette } from './motifs/roulette'
import { Sailboat } from './motifs/sailboat'
import { Sevens } from './motifs/sevens'
import { Shark } from './motifs/shark'
import { Shield } from './motifs/shield'
import { Temple } from './motifs/temple'
import { Ticket } from './motifs/ticket'
import { Tiger } from './motifs/tiger'
import { Trophy } from './motifs/trophy'
import { Turtle } from './motifs/turtle'
import { Umbrella } from './motifs/umbrella'
import { Wave } from './motifs/wave'
import { Wheel } from './motifs/wheel'

/** Every drawing by the name a provider gives it. */
export const MOTIFS: Readonly<Record<string, Motif>> = {
  koi: Koi,
  tiger: Tiger,
  lanterns: Lanterns,
  sevens: Sevens,
  pearl: Pearl,
  fan: Fan,
  wave: Wave,
  pagoda: Pagoda,
  kite: Kite,
  drum: Drum,
  durian: Durian,
  temple: Temple,
  orchid: Orchid,
  lighthouse: Lighthouse,
  bowl: Bowl,
  gem: Gem,
  crown: Crown,
  moon: Moon,
  peaks: Peaks,
  coins: Coins,
  lotus: Lotus,
  bamboo: Bamboo,
  comet: Comet,
  sailboat: Sailboat,
  chili: Chili,
  umbrella: Umbrella,
  owl: Owl,
  mask: Mask,
  rocket: Rocket,
  mines: Mines,
  plinko: Plinko,
  dice: Dice,
  wheel: Wheel,
  cards: Cards,
  fish: Fish,
  shark: Shark,
  octopus: Octopus,
  turtle: Turtle,
  anchor: Anchor,
  roulette: Roulette,
  chips: Chips,
  balls: Balls,
  ticket: Ticket,
  gamepad: Gamepad,
  trophy: Trophy,
  shield: Shield,
  dominoes: Dominoes,
  horse: Horse,
}
