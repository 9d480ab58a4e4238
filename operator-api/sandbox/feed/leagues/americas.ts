import { football, type League } from './league'

/** Leagues of the Americas. */
export const AMERICAS: readonly League[] = [
  football(
    43,
    'USA Major League Soccer',
    'US',
    { tier: 1, goals: 3.05, featured: '07:30' },
    'Inter Miami 86, Philadelphia Union 84, FC Cincinnati 83, Vancouver Whitecaps 84, San Diego FC 82, Los Angeles FC 84, Seattle Sounders 82, Minnesota United 81, Charlotte FC 80, New York City FC 81, Columbus Crew 81, Nashville SC 81, Orlando City 80, Chicago Fire 79, Portland Timbers 78, Austin FC 77, New York Red Bulls 78, FC Dallas 77, Real Salt Lake 76, Colorado Rapids 76, San Jose Earthquakes 76, New England Revolution 75, Houston Dynamo 75, Toronto FC 74, LA Galaxy 77, St. Louis City 74, Atlanta United 76, Sporting Kansas City 73, CF Montreal 72, D.C. United 71',
  ),
  football(
    44,
    'Mexico Liga MX',
    'MX',
    { tier: 2, goals: 2.75 },
    'Toluca 85, Club America 85, Cruz Azul 84, Monterrey 84, Tigres UANL 85, Guadalajara 82, Pachuca 80, Tijuana 79, Juarez 77, Santos Laguna 75, Pumas UNAM 78, Necaxa 75, Atlas 76, San Luis 75, Leon 76, Queretaro 74, Mazatlan 73, Puebla 71',
  ),
  football(
    45,
    'Brazil Serie A',
    'BR',
    { tier: 1, goals: 2.45, featured: '07:00' },
    'Flamengo 88, Palmeiras 88, Cruzeiro 85, Mirassol 82, Botafogo 84, Fluminense 83, Bahia 83, Sao Paulo 81, Gremio 80, Atletico Mineiro 81, Corinthians 81, Red Bull Bragantino 80, Vasco da Gama 80, Internacional 79, Ceara 78, Santos 79, Vitoria 76, Fortaleza 77, Juventude 74, Sport Recife 71',
  ),
  football(
    46,
    'Argentina Primera Division',
    'AR',
    { tier: 2, goals: 2.1 },
    'River Plate 84, Boca Juniors 84, Racing Club 83, Rosario Central 82, Estudiantes 81, Velez Sarsfield 80, Argentinos Juniors 81, Lanus 81, San Lorenzo 79, Huracan 78, Independiente 79, Deportivo Riestra 78, Barracas Central 77, Tigre 77, Talleres Cordoba 78, Defensa y Justicia 77, Belgrano 77, Instituto 76, Central Cordoba 76, Newells Old Boys 75, Union Santa Fe 77, Banfield 75, Independiente Rivadavia 77, Platense 77, Gimnasia La Plata 75, Atletico Tucuman 76, Sarmiento 73, Aldosivi 72, Godoy Cruz 73, San Martin San Juan 71',
  ),
  football(
    47,
    'Chile Primera Division',
    'CL',
    { tier: 3, goals: 2.7 },
    'Coquimbo Unido 81, Universidad Catolica 81, Universidad de Chile 82, Colo-Colo 81, Audax Italiano 79, Palestino 79, OHiggins 79, Cobresal 77, Huachipato 76, Nublense 75, Union La Calera 75, Everton Vina del Mar 74, La Serena 74, Deportes Limache 73, Union Espanola 71, Deportes Iquique 70',
  ),
  football(
    48,
    'Colombia Primera A',
    'CO',
    { tier: 3, goals: 2.3 },
    'Atletico Nacional 83, Junior Barranquilla 81, Independiente Medellin 82, Santa Fe 80, Millonarios 79, America de Cali 80, Deportes Tolima 80, Atletico Bucaramanga 79, Once Caldas 77, Deportivo Cali 75, Fortaleza CEIF 76, Aguilas Doradas 74, Alianza FC 73, Deportivo Pasto 73, Llaneros 72, La Equidad 71, Deportivo Pereira 72, Envigado 71, Boyaca Chico 70, Union Magdalena 70',
  ),
]
