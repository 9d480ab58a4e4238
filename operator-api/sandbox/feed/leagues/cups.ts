import { football, type League } from './league'

/** Cups whose ties have no extra time. */
export const CUPS: readonly League[] = [
  football(
    51,
    'England EFL Cup',
    'GB-ENG',
    { tier: 1, goals: 2.75, featured: '03:45', knockout: true },
    'Arsenal 92, Manchester City 92, Liverpool 91, Chelsea 87, Newcastle United 86, Aston Villa 86, Tottenham Hotspur 84, Brighton 83, Crystal Palace 83, Fulham 81, Brentford 81, Wolverhampton 76, Ipswich Town 80, Southampton 79, Wrexham 76, Swansea City 75, Cardiff City 77, Bolton Wanderers 75',
  ),
  football(
    52,
    'Coupe de France',
    'FR',
    { tier: 1, goals: 2.7, featured: '04:10', knockout: true },
    'Paris Saint-Germain 94, Marseille 87, Monaco 86, Lille 85, Lyon 84, Nice 82, Lens 83, Strasbourg 83, Rennes 82, Brest 79, Toulouse 79, Reims 77, Saint-Etienne 78, Metz 72, Guingamp 74, Dunkerque 74',
  ),
]
