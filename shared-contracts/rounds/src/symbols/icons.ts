import type { Palette } from './palette'

/** Drawings in a box of 100 by 100. */
export type Icon = (p: Palette) => string

const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`
const circle = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`

export const ICONS: Readonly<Record<string, Icon>> = {
  koi: (p) =>
    `<g transform="rotate(28 50 50)">${fill('M50 74C38 80 36 92 28 97C40 99 48 92 50 84C52 92 60 99 72 97C64 92 62 80 50 74Z', p.dark)}${fill('M38 44C28 46 24 56 26 62C33 60 39 56 41 51ZM62 44C72 46 76 56 74 62C67 60 61 56 59 51Z', p.light)}${fill('M50 4C67 17 70 50 50 80C30 50 33 17 50 4Z', p.main)}${fill('M50 4C59 11 63 24 63 36C57 30 49 29 42 32C39 20 43 10 50 4Z', p.dark)}${fill('M40 48C47 44 56 46 60 51C58 59 56 66 53 73C46 68 40 58 40 48Z', p.cream)}${circle(43, 23, 3, p.cream)}${circle(57, 23, 3, p.cream)}${circle(43, 23, 1.5, p.ink)}${circle(57, 23, 1.5, p.ink)}</g>`,
  tiger: (p) =>
    `${fill('M18 38L22 12L44 26ZM82 38L78 12L56 26Z', p.dark)}${fill('M50 16C74 16 88 38 86 58C83 80 68 92 50 92C32 92 17 80 14 58C12 38 26 16 50 16Z', p.main)}${fill('M50 62C66 62 74 71 71 79C67 88 58 91 50 91C42 91 33 88 29 79C26 71 34 62 50 62Z', p.cream)}${line('M50 18V36M40 20L43 34M60 20L57 34M15 52L28 55M16 64L28 62M85 52L72 55M84 64L72 62', p.ink, 5)}${circle(35, 48, 4.4, p.ink)}${circle(65, 48, 4.4, p.ink)}${fill('M43 66H57L50 74Z', p.ink)}${line('M50 74V79M50 79C46 84 41 84 38 81M50 79C54 84 59 84 62 81', p.ink, 2.6)}`,
  lanterns: (p) =>
    `${line('M50 4V18M44 80V96M50 80V98M56 80V96', p.gold, 2.6)}<ellipse cx="50" cy="49" rx="35" ry="29" fill="${p.main}"/>${line('M36 22C27 38 27 60 36 76M64 22C73 38 73 60 64 76M50 20V78', p.light, 3)}${fill('M34 16H66V24H34ZM34 74H66V82H34Z', p.gold)}`,
  sevens: (p) =>
    `${fill('M20 14H82V30C66 46 58 64 56 90H32C34 66 44 48 58 34H34V42H20Z', p.ink)}${fill('M16 10H78V26C62 42 54 60 52 86H28C30 62 40 44 54 30H30V38H16Z', p.main)}${line('M21 15H72', p.light, 4)}`,
  pearl: (p) =>
    `${fill('M8 56C8 28 26 12 50 12C74 12 92 28 92 56Z', p.main)}${line('M50 14V50M30 20L40 52M70 20L60 52M16 36L30 54M84 36L70 54', p.light, 3)}${fill('M8 60C14 82 30 92 50 92C70 92 86 82 92 60Z', p.dark)}${circle(50, 58, 18, '#f5f1ff')}${circle(44, 52, 6, '#fff')}`,
  fan: (p) =>
    `${fill('M50 88L6 40C18 20 34 12 50 12C66 12 82 20 94 40Z', p.main)}${fill('M50 88L24 22C32 16 41 12 50 12ZM50 88L76 22L94 40Z', p.light)}${line('M50 88L6 40M50 88L24 21M50 88V12M50 88L76 21M50 88L94 40', p.cream, 2.4)}${circle(50, 38, 10, p.gold)}${circle(50, 88, 5, p.gold)}`,
  wave: (p) =>
    `${fill('M4 92V62C14 28 40 10 66 18C84 24 88 44 74 50C66 53 58 48 60 41C50 46 46 58 54 68C64 78 82 76 96 66V92Z', p.main)}${fill('M4 92V76C24 60 36 82 52 80C70 79 80 70 96 78V92Z', p.dark)}${line('M14 58C24 36 42 22 62 25C74 27 80 38 72 42', p.cream, 4)}${circle(84, 18, 4, p.cream)}${circle(74, 8, 2.6, p.cream)}`,
  pagoda: (p) =>
    `${line('M50 2V16', p.gold, 4)}${fill('M50 12C58 22 68 26 78 27L74 34H26L22 27C32 26 42 22 50 12Z', p.main)}${fill('M34 34H66V46H34Z', p.cream)}${fill('M16 50C30 50 38 46 42 42H58C62 46 70 50 84 50L80 58H20Z', p.main)}${fill('M28 58H72V70H28Z', p.cream)}${fill('M8 76C24 76 32 70 36 66H64C68 70 76 76 92 76L88 84H12Z', p.main)}${fill('M20 84H80V96H20Z', p.cream)}${fill('M42 84H58V96H42ZM45 36H55V46H45ZM43 60H57V70H43Z', p.dark)}`,
  kite: (p) =>
    `${fill('M50 4L82 42L50 78L18 42Z', p.main)}${fill('M50 4L82 42H50ZM50 78L18 42H50Z', p.light)}${line('M50 4V78M18 42H82', p.cream, 3)}${line('M50 78C62 84 38 88 50 98', p.gold, 3)}${fill('M44 82L56 88L56 80Z', p.gold)}`,
  drum: (p) =>
    `${line('M14 10L40 32M86 10L60 32', p.gold, 6)}${fill('M12 38V72C12 84 30 92 50 92C70 92 88 84 88 72V38Z', p.main)}${line('M16 52L28 80L40 56L50 84L60 56L72 80L84 52', p.gold, 3.4)}<ellipse cx="50" cy="38" rx="38" ry="15" fill="${p.cream}" stroke="${p.gold}" stroke-width="4"/>`,
  durian: (p) =>
    `${line('M50 4V18', '#7a5230', 6)}${fill('M50 12L58 18L68 16L72 26L82 30L82 40L92 48L86 58L90 68L80 74L78 84L66 86L58 94L50 90L42 94L34 86L22 84L20 74L10 68L14 58L8 48L18 40L18 30L28 26L32 16L42 18Z', p.main)}${fill('M50 26C66 34 72 52 66 70C62 80 56 84 50 84C44 84 38 80 34 70C28 52 34 34 50 26Z', p.dark)}<ellipse cx="50" cy="56" rx="13" ry="22" fill="${p.cream}"/>`,
  lotus: (p) =>
    `${fill('M50 88C20 88 6 70 4 52C20 52 36 62 50 88ZM50 88C80 88 94 70 96 52C80 52 64 62 50 88Z', p.dark)}${fill('M50 88C28 78 20 54 26 32C42 42 50 62 50 88ZM50 88C72 78 80 54 74 32C58 42 50 62 50 88Z', p.main)}${fill('M50 88C36 66 36 36 50 14C64 36 64 66 50 88Z', p.light)}${circle(50, 74, 6, p.gold)}`,
  gem: (p) =>
    `${fill('M26 16H74L94 42L50 90L6 42Z', p.main)}${fill('M26 16L36 42L50 16ZM74 16L64 42L50 16Z', p.light)}${fill('M6 42H36L50 90Z', p.light)}${fill('M94 42H64L50 90Z', p.dark)}${line('M26 16H74L94 42L50 90L6 42ZM6 42H94', '#ffffff66', 2)}`,
  crown: (p) =>
    `${fill('M10 30L30 52L50 16L70 52L90 30L82 78H18Z', p.gold)}${fill('M18 78H82V90H18Z', p.main)}${circle(50, 14, 6, p.main)}${circle(10, 28, 5, p.main)}${circle(90, 28, 5, p.main)}${circle(50, 62, 7, p.main)}${circle(31, 66, 4, p.light)}${circle(69, 66, 4, p.light)}`,
  moon: (p) =>
    `${fill('M62 8C40 14 28 34 34 58C40 80 62 92 84 84C74 94 58 96 44 90C20 82 8 56 16 34C24 14 44 4 62 8Z', p.gold)}${fill('M72 22L76 32L86 34L78 41L80 52L72 46L63 52L66 41L58 34L68 32Z', p.light)}${circle(60, 66, 3, p.light)}`,
  coins: (p) =>
    [70, 54, 38]
      .map(
        (y) =>
          `<ellipse cx="50" cy="${y + 10}" rx="38" ry="14" fill="${p.dark}"/><ellipse cx="50" cy="${y}" rx="38" ry="14" fill="${p.gold}" stroke="${p.cream}" stroke-width="2.4"/>`,
      )
      .join('') + fill('M42 32H58V44H42Z', p.dark),
  bell: (p) =>
    `${circle(50, 84, 9, p.dark)}${fill('M50 8C72 12 76 34 78 54C80 66 86 70 90 76H10C14 70 20 66 22 54C24 34 28 12 50 8Z', p.gold)}${line('M34 60C35 40 38 26 46 20', p.cream, 4)}${fill('M12 72H88V80H12Z', p.main)}`,
  cherries: (p) =>
    `${line('M32 62C34 38 46 20 66 10C62 32 66 46 70 58', '#4c9a3f', 5)}${fill('M66 10C80 6 90 12 92 24C80 28 70 22 66 10Z', '#5db64c')}${circle(31, 72, 20, p.main)}${circle(70, 70, 19, p.main)}${circle(25, 66, 5, p.light)}${circle(64, 64, 5, p.light)}`,
  bar: (p) =>
    `<rect x="6" y="26" width="88" height="48" rx="8" fill="${p.ink}"/><rect x="10" y="30" width="80" height="40" rx="6" fill="none" stroke="${p.gold}" stroke-width="3"/><text x="50" y="62" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="900" font-size="32" fill="${p.main}">BAR</text>`,
  melon: (p) =>
    `${fill('M6 34H94C94 62 74 84 50 84C26 84 6 62 6 34Z', '#3d9a4c')}${fill('M12 34H88C88 58 71 77 50 77C29 77 12 58 12 34Z', p.cream)}${fill('M17 34H83C83 55 68 71 50 71C32 71 17 55 17 34Z', p.main)}${[
      [34, 44],
      [50, 44],
      [66, 44],
      [42, 56],
      [58, 56],
      [50, 64],
    ]
      .map(([x, y]) => circle(x as number, y as number, 2.8, p.ink))
      .join('')}`,
  plum: (p) =>
    `${line('M50 20C52 12 58 6 66 4', '#7a5230', 5)}${fill('M54 18C64 8 78 10 84 18C76 26 62 28 54 18Z', '#5db64c')}${fill('M50 22C72 16 88 34 86 56C84 78 68 94 50 92C32 94 16 78 14 56C12 34 28 16 50 22Z', p.main)}${line('M50 24C40 40 40 70 50 90', p.dark, 3)}${circle(32, 46, 7, p.light)}`,
  mask: (p) =>
    `${fill('M14 18C38 26 62 26 86 18C92 52 80 86 50 94C20 86 8 52 14 18Z', p.main)}${fill('M22 42C30 36 40 38 44 46C36 52 26 50 22 42ZM78 42C70 36 60 38 56 46C64 52 74 50 78 42Z', p.cream)}${circle(34, 45, 3.6, p.ink)}${circle(66, 45, 3.6, p.ink)}${fill('M34 70C44 76 56 76 66 70C62 82 38 82 34 70Z', p.ink)}${line('M50 46V62', p.dark, 4)}${fill('M44 22L50 34L56 22Z', p.gold)}`,
  turtle: (p) =>
    `${fill('M40 14C44 4 56 4 60 14V26H40Z', p.light)}${circle(46, 14, 2, p.ink)}${circle(54, 14, 2, p.ink)}${fill('M20 34L6 24L12 44ZM80 34L94 24L88 44ZM22 76L10 88L30 84ZM78 76L90 88L70 84Z', p.light)}<ellipse cx="50" cy="56" rx="36" ry="36" fill="${p.main}"/>${line('M50 34L66 44V66L50 78L34 66V44ZM50 34V21M66 44L80 36M66 66L80 74M50 78V91M34 66L20 74M34 44L20 36', p.dark, 3.4)}`,
  umbrella: (p) =>
    `${line('M50 12V86C50 96 64 96 64 86', '#7a5230', 5)}${fill('M6 54C8 26 28 10 50 10C72 10 92 26 94 54C84 46 74 46 65 54C58 46 42 46 35 54C26 46 16 46 6 54Z', p.main)}${fill('M50 10C42 20 36 36 35 54C42 46 58 46 65 54C64 36 58 20 50 10Z', p.light)}${circle(50, 9, 4, p.gold)}`,
  comet: (p) =>
    `${fill('M4 4L62 40L40 62Z', p.dark)}${fill('M14 22L58 44L44 58Z', p.main)}${circle(64, 64, 26, p.gold)}${fill('M64 44L69 58L84 59L72 68L76 83L64 74L52 83L56 68L44 59L59 58Z', p.cream)}`,
  chili: (p) =>
    `${fill('M58 24C52 12 62 4 72 6L68 14C66 16 66 20 68 24Z', '#4c9a3f')}${fill('M50 26C60 16 78 18 84 32C88 62 58 92 14 92C44 80 54 60 46 40C44 34 46 30 50 26Z', p.main)}${line('M72 32C74 50 62 68 46 78', p.light, 5)}`,
  owl: (p) =>
    `${fill('M22 12L38 22H62L78 12L84 50C84 76 68 94 50 94C32 94 16 76 16 50Z', p.main)}${fill('M50 56C64 56 70 66 68 76C64 86 58 90 50 90C42 90 36 86 32 76C30 66 36 56 50 56Z', p.cream)}${circle(35, 42, 14, p.cream)}${circle(65, 42, 14, p.cream)}${circle(35, 42, 7, p.ink)}${circle(65, 42, 7, p.ink)}${fill('M44 50H56L50 62Z', p.gold)}`,
  horse: (p) =>
    `${fill('M30 94C26 66 34 54 30 44C22 50 14 52 8 46C16 34 26 18 46 12L52 4L58 13C80 18 92 44 88 94Z', p.main)}${fill('M58 13C80 18 92 44 88 94H74C78 62 70 36 52 22Z', p.dark)}${circle(40, 30, 4, p.ink)}${line('M14 46L20 42', p.ink, 2.6)}`,
  temple: (p) =>
    `${fill('M50 2L56 26L64 44H36L44 26Z', p.gold)}${fill('M30 44H70L76 62H24Z', p.main)}${fill('M18 62H82L88 78H12Z', p.light)}${fill('M6 78H94V92H6Z', p.main)}${fill('M42 92V74C42 66 58 66 58 74V92Z', p.dark)}${circle(50, 12, 4, p.cream)}`,
  bamboo: (p) =>
    `${fill('M28 6H42V34H28ZM28 37H42V64H28ZM28 67H42V96H28ZM58 4H72V28H58ZM58 31H72V60H58ZM58 63H72V96H58Z', p.main)}${line('M32 10V30M32 41V60M32 71V92M62 8V24M62 35V56M62 67V92', p.light, 3)}${fill('M42 36C54 26 54 22 48 18C42 22 40 28 42 36ZM72 30C84 24 92 28 94 34C86 40 78 38 72 30ZM28 66C18 60 10 62 8 68C14 74 22 74 28 66Z', p.dark)}`,
  bowl: (p) =>
    `${line('M60 4L40 44M72 8L50 46', '#b98a4e', 4)}${fill('M30 44C30 30 40 26 46 34C52 22 68 26 66 44Z', p.cream)}${fill('M6 44H94C92 66 80 78 68 82V90H32V82C20 78 8 66 6 44Z', p.main)}${line('M14 56H86', p.light, 4)}`,
  lemon: (p) =>
    `${fill('M12 66C4 58 10 50 16 46C22 24 46 12 70 20C78 14 90 16 90 28C98 52 84 78 58 84C38 88 22 82 16 72Z', p.main)}${line('M28 48C34 36 46 30 58 30', p.light, 6)}${fill('M56 14C60 4 74 2 82 6C78 16 66 20 56 14Z', '#5db64c')}`,
  grapes: (p) =>
    `${line('M50 22C50 12 56 6 64 4', '#7a5230', 5)}${fill('M54 20C62 10 76 12 82 20C74 28 62 28 54 20Z', '#5db64c')}${[
      [32, 36],
      [50, 34],
      [68, 36],
      [41, 52],
      [59, 52],
      [50, 68],
      [32, 54],
      [68, 54],
      [42, 70],
      [58, 70],
      [50, 86],
    ]
      .map(
        ([x, y]) =>
          circle(x as number, y as number, 11, p.main) +
          circle((x as number) - 3, (y as number) - 3, 3, p.light),
      )
      .join('')}`,
  anchor: (p) =>
    `${circle(50, 16, 11, p.main)}${circle(50, 16, 5, p.ink)}${line('M50 26V88M30 38H70', p.main, 9)}${line('M14 58C16 78 32 88 50 88C68 88 84 78 86 58', p.main, 9)}${fill('M4 64L14 46L26 64ZM96 64L86 46L74 64Z', p.light)}`,
  lighthouse: (p) =>
    `${fill('M62 22L98 8V44ZM38 22L2 8V44Z', '#f6c45388')}${fill('M38 32H62L70 90H30Z', p.cream)}${fill('M36.6 44H63.4L65 56H35ZM33.6 68H66.4L68 80H32Z', p.main)}${fill('M36 16H64V32H36Z', p.gold)}${fill('M32 16L50 3L68 16Z', p.main)}${fill('M16 90H84V97H16Z', p.dark)}`,
  octopus: (p) =>
    `${line('M32 58C26 72 14 70 12 82M42 62C40 78 32 84 30 94M58 62C60 78 68 84 70 94M68 58C74 72 86 70 88 82M50 62V94', p.dark, 8)}${fill('M50 6C74 6 84 26 80 46C78 60 66 68 50 68C34 68 22 60 20 46C16 26 26 6 50 6Z', p.main)}${circle(38, 42, 8, p.cream)}${circle(62, 42, 8, p.cream)}${circle(39, 43, 4, p.ink)}${circle(61, 43, 4, p.ink)}${line('M42 56C47 60 53 60 58 56', p.ink, 3)}`,
  orchid: (p) =>
    `${line('M50 56C52 76 46 88 40 98', '#4c9a3f', 5)}${fill('M50 46C34 32 36 12 50 2C64 12 66 32 50 46ZM50 46C30 50 14 40 8 24C26 20 44 28 50 46ZM50 46C70 50 86 40 92 24C74 20 56 28 50 46Z', p.main)}${fill('M50 46C30 48 18 60 16 78C34 76 46 64 50 46ZM50 46C70 48 82 60 84 78C66 76 54 64 50 46Z', p.light)}${circle(50, 46, 9, p.gold)}${circle(50, 48, 4, p.dark)}`,
  peaks: (p) =>
    `${circle(74, 24, 13, p.gold)}${fill('M2 88L36 22L64 76L72 62L98 88Z', p.main)}${fill('M36 22L50 49L42 44L36 54L28 46L22 50Z', p.cream)}${fill('M36 22L64 76L70 88H44Z', p.dark)}`,
  sailboat: (p) =>
    `${line('M48 8V74', '#7a5230', 5)}${fill('M54 12C80 26 88 48 88 66H54Z', p.main)}${fill('M43 20C28 32 18 50 16 66H43Z', p.cream)}${fill('M8 72H92C88 86 76 92 66 92H32C20 92 12 84 8 72Z', p.dark)}${line('M4 96C16 90 24 90 34 96C44 90 56 90 66 96C76 90 86 90 96 96', '#6fb7ea', 4)}`,
  shark: (p) =>
    `${fill('M2 58C18 38 34 34 44 34L58 10C64 22 66 30 66 36C80 40 90 46 98 30C98 46 96 58 90 66C94 74 96 82 94 88C86 80 80 74 72 70C52 82 22 76 2 58Z', p.main)}${fill('M8 60C26 62 50 64 68 68C50 78 24 74 8 60Z', p.cream)}${circle(24, 50, 3.6, p.ink)}${line('M44 44V56M50 44V56', p.dark, 3)}${fill('M40 66L46 84L56 68Z', p.dark)}`,
  shield: (p) =>
    `${fill('M50 4L90 18V48C90 72 72 88 50 97C28 88 10 72 10 48V18Z', p.gold)}${fill('M50 12L82 23V48C82 67 68 80 50 88C32 80 18 67 18 48V23Z', p.main)}${fill('M50 12V88C32 80 18 67 18 48V23Z', p.light)}${fill('M50 28L56 42L71 43L59 53L63 68L50 60L37 68L41 53L29 43L44 42Z', p.cream)}`,
}
