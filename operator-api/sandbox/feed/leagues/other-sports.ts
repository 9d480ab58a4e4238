import { type League, minuteOfDay, teamsOf } from './league'

type Facts = Pick<League, 'tier' | 'total' | 'perPoint' | 'homeEdge'> & { featured?: string }

const league = (
  sport: number,
  model: League['model'],
  id: number,
  name: string,
  country: string,
  { featured, ...facts }: Facts,
  teams: string,
): League => ({
  id,
  sport,
  model,
  name,
  country,
  ...facts,
  featuredMinute: featured === undefined ? null : minuteOfDay(featured),
  teams: teamsOf(teams),
})

/** Points: a match of 88 possessions a side. */
const BASKETBALL = { total: 222, perPoint: 0.75, homeEdge: 2.6 }
/** Of a set or map only the rating difference counts; the total is in sets. */
const BEST_OF_THREE = { total: 2.4, perPoint: 0.012, homeEdge: 0 }

/** Basketball, tennis and e-sports. */
export const OTHER_SPORTS: readonly League[] = [
  league(
    2,
    'basketball',
    201,
    'NBA',
    'US',
    { ...BASKETBALL, tier: 1, featured: '08:30' },
    'Oklahoma City Thunder 93, Denver Nuggets 90, Cleveland Cavaliers 88, Houston Rockets 89, New York Knicks 88, Orlando Magic 86, Minnesota Timberwolves 87, Los Angeles Lakers 87, Golden State Warriors 86, San Antonio Spurs 87, Detroit Pistons 87, LA Clippers 83, Milwaukee Bucks 84, Atlanta Hawks 85, Boston Celtics 86, Philadelphia 76ers 83, Miami Heat 85, Toronto Raptors 84, Chicago Bulls 82, Phoenix Suns 83, Dallas Mavericks 80, Memphis Grizzlies 81, Portland Trail Blazers 80, Sacramento Kings 77, Indiana Pacers 78, Charlotte Hornets 77, New Orleans Pelicans 76, Brooklyn Nets 74, Utah Jazz 76, Washington Wizards 72',
  ),
  league(
    2,
    'basketball',
    202,
    'EuroLeague',
    '',
    { ...BASKETBALL, tier: 1, total: 168, featured: '02:30' },
    'Olympiacos 88, Panathinaikos 88, Real Madrid 87, Fenerbahce 87, Monaco 86, Hapoel Tel Aviv 86, Zalgiris Kaunas 84, Valencia Basket 85, Barcelona 85, Crvena Zvezda 84, Partizan 82, Dubai Basketball 82, Olimpia Milano 83, Virtus Bologna 81, Bayern Munich 80, Paris Basketball 81, Maccabi Tel Aviv 79, Anadolu Efes 81, Baskonia 79, ASVEL 77',
  ),
  league(
    2,
    'basketball',
    203,
    'China CBA',
    'CN',
    { ...BASKETBALL, tier: 2, total: 205 },
    'Guangdong Southern Tigers 87, Beijing Ducks 86, Zhejiang Golden Bulls 86, Shanghai Sharks 87, Liaoning Flying Leopards 84, Guangsha Lions 87, Shanxi Loongs 84, Qingdao Eagles 84, Xinjiang Flying Tigers 83, Shandong Heroes 82, Shenzhen Aviators 82, Tianjin Pioneers 79, Jiangsu Dragons 78, Nanjing Monkey Kings 78, Guangzhou Loong Lions 79, Beijing Royal Fighters 79, Ningbo Rockets 75, Sichuan Blue Whales 73, Jilin Northeast Tigers 77, Fujian Sturgeons 74',
  ),
  league(
    2,
    'basketball',
    204,
    'Philippines PBA',
    'PH',
    { ...BASKETBALL, tier: 2, total: 200 },
    'San Miguel Beermen 87, TNT Tropang 5G 86, Barangay Ginebra 86, Rain or Shine 84, Magnolia Hotshots 83, Meralco Bolts 83, Converge FiberXers 83, NLEX Road Warriors 81, Phoenix Fuel Masters 78, Blackwater Bossing 76, NorthPort Batang Pier 79, Terrafirma Dyip 72',
  ),
  league(
    3,
    'tennis',
    301,
    'ATP Finals',
    '',
    { ...BEST_OF_THREE, tier: 1, featured: '21:15' },
    'Carlos Alcaraz 95, Jannik Sinner 95, Novak Djokovic 91, Alexander Zverev 88, Taylor Fritz 87, Ben Shelton 86, Alex de Minaur 86, Lorenzo Musetti 85, Felix Auger-Aliassime 86, Daniil Medvedev 85, Jack Draper 87, Holger Rune 85',
  ),
  league(
    3,
    'tennis',
    302,
    'ATP Challenger Seoul',
    'KR',
    { ...BEST_OF_THREE, tier: 2 },
    'Shintaro Mochizuki 80, Yosuke Watanuki 79, Taro Daniel 79, James Duckworth 80, Coleman Wong 81, Wu Yibing 80, Bu Yunchaokete 79, Tseng Chun-hsin 79, Soonwoo Kwon 79, Sho Shimabukuro 79, Jason Jung 76, Li Tu 77',
  ),
  league(
    3,
    'tennis',
    303,
    'WTA Finals',
    '',
    { ...BEST_OF_THREE, tier: 1 },
    'Aryna Sabalenka 93, Iga Swiatek 92, Coco Gauff 90, Elena Rybakina 91, Amanda Anisimova 89, Jessica Pegula 88, Madison Keys 87, Jasmine Paolini 86, Mirra Andreeva 88, Zheng Qinwen 87, Naomi Osaka 86, Emma Navarro 85',
  ),
  league(
    3,
    'tennis',
    304,
    'WTA 125 Jakarta',
    'ID',
    { ...BEST_OF_THREE, tier: 3 },
    'Alexandra Eala 82, Janice Tjen 81, Aldila Sutjiadi 76, Lanlana Tararudee 78, Mananchaya Sawangkaew 78, Moyuka Uchijima 80, Himeno Sakatsume 77, Nao Hibino 77, Kristina Mladenovic 76, Tatjana Maria 81, Yuan Yue 80, Wei Sijia 77',
  ),
  league(
    9,
    'esports',
    901,
    'Dota 2 - DreamLeague',
    '',
    { ...BEST_OF_THREE, tier: 1, featured: '20:45' },
    'Team Spirit 88, Team Falcons 90, PARIVISION 88, BetBoom Team 87, Tundra Esports 88, Team Liquid 86, Xtreme Gaming 86, HEROIC 84, Aurora Gaming 83, MOUZ 83, Nigma Galaxy 82, Talon Esports 80',
  ),
  league(
    9,
    'esports',
    902,
    'League of Legends - LCK',
    'KR',
    { ...BEST_OF_THREE, tier: 1 },
    'Gen.G 92, T1 90, Hanwha Life Esports 90, KT Rolster 86, Dplus KIA 85, BNK FearX 83, Nongshim RedForce 83, OKSavingsBank BRION 77, DRX 77, DN Freecs 75',
  ),
  league(
    9,
    'esports',
    903,
    'League of Legends - LPL',
    'CN',
    { ...BEST_OF_THREE, tier: 2 },
    'Bilibili Gaming 90, Anyones Legend 89, Top Esports 88, Invictus Gaming 87, JD Gaming 86, Weibo Gaming 85, Ninjas in Pyjamas 82, FunPlus Phoenix 81, Team WE 81, EDward Gaming 80, LNG Esports 79, Royal Never Give Up 75',
  ),
  league(
    9,
    'esports',
    904,
    'CS2 - ESL Pro League',
    '',
    { ...BEST_OF_THREE, tier: 1 },
    'Team Vitality 92, The MongolZ 88, Team Spirit 90, FURIA 89, Team Falcons 89, MOUZ 88, Natus Vincere 86, Aurora 86, G2 Esports 85, Astralis 84, FaZe Clan 84, HEROIC 82, Team Liquid 82, 3DMAX 81',
  ),
  league(
    9,
    'esports',
    905,
    'Valorant - VCT Pacific',
    '',
    { ...BEST_OF_THREE, tier: 2 },
    'Paper Rex 89, Rex Regum Qeon 87, T1 86, Gen.G Esports 86, DRX 86, TALON 82, Nongshim RedForce 83, BOOM Esports 81, ZETA DIVISION 78, DetonatioN FocusMe 78, Global Esports 77, Team Secret 79',
  ),
]
