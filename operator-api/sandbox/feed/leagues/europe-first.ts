import { football, type League } from './league'

/** The leagues and cups of Europe that are watched everywhere. */
export const EUROPE_FIRST: readonly League[] = [
  football(
    1,
    'England Premier League',
    'GB-ENG',
    { tier: 1, goals: 2.85, featured: '22:00' },
    'Arsenal 92, Manchester City 92, Liverpool 91, Chelsea 87, Newcastle United 86, Aston Villa 86, Tottenham Hotspur 84, Manchester United 85, Brighton 83, Nottingham Forest 82, Crystal Palace 83, Bournemouth 82, Fulham 81, Brentford 81, Everton 80, West Ham United 78, Wolverhampton 76, Leeds United 77, Sunderland 77, Burnley 74',
  ),
  football(
    2,
    'Spain La Liga',
    'ES',
    { tier: 1, goals: 2.6, featured: '01:00' },
    'Real Madrid 93, Barcelona 93, Atletico Madrid 89, Athletic Bilbao 84, Villarreal 85, Real Betis 83, Real Sociedad 81, Sevilla 79, Valencia 78, Girona 78, Celta Vigo 80, Osasuna 79, Rayo Vallecano 80, Getafe 77, Espanyol 78, Mallorca 77, Alaves 76, Elche 75, Levante 74, Real Oviedo 72',
  ),
  football(
    3,
    'Italy Serie A',
    'IT',
    { tier: 1, goals: 2.6, featured: '21:00' },
    'Inter Milan 91, Napoli 90, Juventus 88, AC Milan 88, Atalanta 87, AS Roma 87, Lazio 84, Bologna 84, Fiorentina 83, Como 82, Torino 79, Udinese 79, Genoa 78, Cagliari 76, Parma 76, Sassuolo 76, Verona 75, Lecce 74, Cremonese 74, Pisa 73',
  ),
  football(
    4,
    'Germany Bundesliga',
    'DE',
    { tier: 1, goals: 3.15, featured: '21:30' },
    'Bayern Munich 94, Bayer Leverkusen 88, Borussia Dortmund 88, RB Leipzig 87, VfB Stuttgart 85, Eintracht Frankfurt 85, SC Freiburg 83, Mainz 05 80, Hoffenheim 80, Borussia Monchengladbach 79, Werder Bremen 79, Wolfsburg 78, Augsburg 77, Union Berlin 77, FC Cologne 77, Hamburger SV 76, St. Pauli 75, Heidenheim 73',
  ),
  football(
    5,
    'France Ligue 1',
    'FR',
    { tier: 1, goals: 2.75, featured: '02:45' },
    'Paris Saint-Germain 94, Marseille 87, Monaco 86, Lille 85, Lyon 84, Nice 82, Lens 83, Strasbourg 83, Rennes 82, Brest 79, Toulouse 79, Nantes 76, Auxerre 76, Angers 74, Le Havre 74, Lorient 75, Paris FC 77, Metz 72',
  ),
  football(
    6,
    'UEFA Champions League',
    '',
    { tier: 1, goals: 2.95, featured: '03:00' },
    'Real Madrid 93, Manchester City 92, Bayern Munich 93, Paris Saint-Germain 93, Barcelona 92, Arsenal 92, Liverpool 91, Inter Milan 90, Atletico Madrid 88, Napoli 87, Juventus 86, Borussia Dortmund 87, Bayer Leverkusen 86, Chelsea 87, Benfica 84, Sporting CP 85, PSV Eindhoven 83, Ajax 80, Galatasaray 82, Club Brugge 80, Monaco 83, Marseille 83, Olympiacos 79, Slavia Prague 78, Bodo/Glimt 77, FC Copenhagen 77, Union Saint-Gilloise 77, Qarabag 75, Pafos 72, Kairat Almaty 68',
  ),
  football(
    7,
    'UEFA Europa League',
    '',
    { tier: 1, goals: 2.8, featured: '00:45' },
    'AS Roma 87, Aston Villa 87, Nottingham Forest 83, Real Betis 84, FC Porto 85, Lyon 83, VfB Stuttgart 84, SC Freiburg 83, Lille 83, Bologna 83, Fenerbahce 82, Celta Vigo 81, Feyenoord 82, Rangers 78, Celtic 79, Nice 79, Braga 81, Basel 77, Red Bull Salzburg 78, PAOK 78, Midtjylland 79, Panathinaikos 77, Dinamo Zagreb 77, Viktoria Plzen 77, Genk 78, Ferencvaros 77, Red Star Belgrade 77, Sturm Graz 74, Young Boys 75, Ludogorets 74, Malmo FF 73, Utrecht 76',
  ),
  football(
    8,
    'England Championship',
    'GB-ENG',
    { tier: 2, goals: 2.55 },
    'Ipswich Town 83, Leicester City 81, Southampton 82, Coventry City 83, Middlesbrough 82, West Bromwich Albion 80, Norwich City 78, Birmingham City 80, Bristol City 79, Watford 78, Stoke City 79, Hull City 78, Millwall 78, Preston North End 78, Swansea City 77, Wrexham 78, Queens Park Rangers 77, Derby County 76, Charlton Athletic 76, Blackburn Rovers 75, Sheffield United 78, Portsmouth 75, Oxford United 74, Sheffield Wednesday 70',
  ),
  football(
    9,
    'England League One',
    'GB-ENG',
    { tier: 2, goals: 2.5 },
    'Bolton Wanderers 78, Huddersfield Town 78, Cardiff City 80, Luton Town 78, Stockport County 77, Bradford City 77, Lincoln City 76, Barnsley 75, Wycombe Wanderers 75, Leyton Orient 74, Reading 74, Blackpool 74, Plymouth Argyle 74, Rotherham United 73, Peterborough United 73, Wigan Athletic 73, Doncaster Rovers 73, Mansfield Town 73, Stevenage 74, Exeter City 72, Northampton Town 71, Burton Albion 71, AFC Wimbledon 73, Port Vale 71',
  ),
  football(
    10,
    'England League Two',
    'GB-ENG',
    { tier: 3, goals: 2.5 },
    'Milton Keynes Dons 76, Chesterfield 75, Notts County 75, Walsall 75, Salford City 75, Swindon Town 74, Grimsby Town 74, Gillingham 73, Bristol Rovers 72, Barnet 73, Colchester United 73, Cambridge United 74, Crewe Alexandra 73, Fleetwood Town 72, Oldham Athletic 72, Tranmere Rovers 71, Bromley 74, Barrow 71, Harrogate Town 69, Accrington Stanley 70, Cheltenham Town 68, Shrewsbury Town 69, Crawley Town 70, Newport County 67',
  ),
  football(
    15,
    'Netherlands Eredivisie',
    'NL',
    { tier: 1, goals: 3.1, featured: '23:45' },
    'PSV Eindhoven 88, Feyenoord 87, Ajax 86, AZ Alkmaar 83, FC Twente 81, FC Utrecht 81, NEC Nijmegen 79, FC Groningen 78, Sparta Rotterdam 77, Go Ahead Eagles 77, Heerenveen 77, Fortuna Sittard 76, PEC Zwolle 75, Excelsior 73, NAC Breda 74, Heracles Almelo 73, FC Volendam 73, Telstar 72',
  ),
  football(
    16,
    'Portugal Primeira Liga',
    'PT',
    { tier: 2, goals: 2.55 },
    'Sporting CP 88, FC Porto 89, Benfica 88, Braga 84, Vitoria Guimaraes 79, Famalicao 79, Gil Vicente 79, Moreirense 77, Estoril 76, Rio Ave 75, Santa Clara 76, Nacional 74, Casa Pia 74, Estrela Amadora 74, Alverca 74, Arouca 73, Tondela 71, AVS 68',
  ),
]
