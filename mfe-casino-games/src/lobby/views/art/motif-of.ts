import type { Game, GameCategory } from '@touchline/contracts/calls'
import type { Motif } from './motif'
import { MOTIFS } from './motifs'
import { Gem } from './motifs/gem'

/** Drawings to choose from where the provider names none. */
const USUAL: Record<GameCategory, readonly string[]> = {
  slots: [
    'koi',
    'lanterns',
    'sevens',
    'pearl',
    'fan',
    'pagoda',
    'kite',
    'gem',
    'crown',
    'moon',
    'coins',
    'lotus',
  ],
  mini: ['rocket', 'mines', 'plinko', 'dice', 'wheel'],
  fishing: ['fish', 'shark', 'octopus', 'turtle', 'anchor', 'pearl'],
  casino: ['cards', 'roulette', 'chips', 'dice'],
  lottery: ['balls', 'ticket'],
  esports: ['gamepad', 'trophy', 'shield'],
  others: ['cards', 'dominoes', 'balls', 'horse'],
}

/** The drawing of a game: its own, else a drawing that suits its lobby, by its seed. */
export function motifOf({ motif, seed }: Pick<Game['art'], 'motif' | 'seed'>, category: GameCategory): Motif {
  if (motif !== null && Object.hasOwn(MOTIFS, motif)) return MOTIFS[motif] ?? Gem
  const usual = USUAL[category]
  return MOTIFS[usual[Math.abs(seed) % usual.length] ?? 'gem'] ?? Gem
}
