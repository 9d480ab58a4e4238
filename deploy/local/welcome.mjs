import { localBrands } from './brands.mjs'

const MEMBERS = [
  ['demo', 'MYR; that of touchline has bet for a week'],
  ['demommk', 'MMK, Myanmar odds'],
  ['demousd', 'USD'],
  ['demoidr', 'IDR'],
  ['demo2 to demo30', 'MYR, for tournament rooms'],
  ['demopast', 'MYR; that of touchline has bet for 75 days: statements and results'],
  ['demosuspend', 'view only'],
]

/** Says that everything runs, where, and who may log in. */
export function welcome(port) {
  const members = MEMBERS.map(([name, what]) => `  ${name.padEnd(18)}${what}`)
  const brands = localBrands().map(({ id, name }) => `  ${name.padEnd(18)}http://${id}.localhost:${port}/`)
  console.log(`
Touchline is ready: http://localhost:${port}/

The brands, each at a host of its own:
${brands.join('\n')}

Sandbox members of each brand, password demo88 each:
${members.join('\n')}

Stop with Ctrl+C.`)
}
