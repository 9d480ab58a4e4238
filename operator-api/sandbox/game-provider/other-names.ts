import type { GameCategory } from '@touchline/contracts/calls'
import type { NamedMotif } from './named-motif'

/** Invented titles of every lobby but slots. */
export const OTHER_NAMES: Record<Exclude<GameCategory, 'slots'>, readonly NamedMotif[]> = {
  mini: [
    { motif: 'rocket', hue: 8, names: ['Lift Off', 'Paper Rocket', 'Sky Limit', 'Booster'] },
    {
      motif: 'mines',
      hue: 210,
      names: ['Mind the Mines', 'Field of Nine', 'Careful Steps', 'Minefield Mini'],
    },
    { motif: 'plinko', hue: 285, names: ['Pin Drop', 'Peg Rain', 'Bounce Down', 'Pegboard'] },
    { motif: 'dice', hue: 355, names: ['Quick Dice', 'Three Dice Alley', 'Over Under Dice', 'Dice Duo'] },
    { motif: 'wheel', hue: 44, names: ['Little Wheel', 'Spin Minute', 'Colour Wheel', 'Wheel of Noon'] },
    { motif: 'cards', hue: 220, names: ['Higher Card', 'Red or Black', 'Fast Blackjack', 'Card Ladder'] },
  ],
  fishing: [
    { motif: 'fish', hue: 26, names: ['Reef Hunters', 'Big Catch Bay', 'Silver Shoal', 'Fish Market Five'] },
    { motif: 'shark', hue: 205, names: ['Shark Strait', 'Blue Hunter', 'Fin Alert'] },
    { motif: 'octopus', hue: 300, names: ['Octopus Palace', 'Eight Arms', 'Ink Cloud'] },
    { motif: 'turtle', hue: 130, names: ['Turtle Island', 'Old Shell', 'Slow Tide'] },
    { motif: 'anchor', hue: 42, names: ['Drop Anchor', 'Wreck of the Orchid', 'Deep Harbour'] },
    { motif: 'pearl', hue: 335, names: ['Pearl Hunters', 'Oyster Bed'] },
  ],
  casino: [
    {
      motif: 'cards',
      hue: 350,
      names: [
        'Baccarat Hall A',
        'Baccarat Hall B',
        'Speed Baccarat',
        'Squeeze Baccarat',
        'Blackjack Terrace',
        'Blackjack Lounge',
        'Dragon Tiger Court',
        'Three Card Salon',
      ],
    },
    {
      motif: 'roulette',
      hue: 2,
      names: [
        'Roulette Pavilion',
        'Harbour Roulette',
        'Fast Roulette',
        'Roulette by Night',
        'Garden Roulette',
        'Double Ball Wheel',
      ],
    },
    {
      motif: 'dice',
      hue: 46,
      names: ['Sic Bo Gallery', 'Sic Bo Express', 'Fish Prawn Crab', 'Three Dice Theatre'],
    },
    {
      motif: 'chips',
      hue: 160,
      names: ['Casino Hold’em Room', 'High Table Salon', 'Newcomers’ Table', 'Fan Tan House'],
    },
    { motif: 'wheel', hue: 275, names: ['Money Wheel Live', 'Lucky Spoke'] },
  ],
  lottery: [
    {
      motif: 'balls',
      hue: 48,
      names: ['4D Daily', '3D Midday', '2D Evening', '4D Weekend', '3D Classic', '2D Morning'],
    },
    {
      motif: 'ticket',
      hue: 200,
      names: ['Big or Small 4D', 'Odd or Even 3D', 'Box of Twenty-Four', 'First Prize Only'],
    },
  ],
  esports: [
    { motif: 'gamepad', hue: 255, names: ['Couch League', 'Arcade Cup', 'Combo Night'] },
    { motif: 'trophy', hue: 45, names: ['Champions Hub', 'Grand Final', 'Cup of Keys'] },
    { motif: 'shield', hue: 190, names: ['Five Lane Arena', 'Siege Night', 'Guardian Clash'] },
  ],
  others: [
    {
      motif: 'cards',
      hue: 140,
      names: ['Penang Poker', 'Thirteen Cards', 'Shan Koe Mee Room', 'Capsa Corner', 'Big Two Street'],
    },
    {
      motif: 'dominoes',
      hue: 20,
      names: ['Domino QQ Garden', 'Pai Gow Parlour', 'Bandar Bones', 'Tile Talk'],
    },
    { motif: 'balls', hue: 310, names: ['Keno Kampung', 'Bingo Bazaar', 'Quick Keno', 'Number Rain'] },
    { motif: 'horse', hue: 28, names: ['Virtual Derby', 'Night Meeting', 'Six Furlongs'] },
  ],
}
