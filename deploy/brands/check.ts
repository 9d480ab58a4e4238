// `npm run check-brands -- [folder]`: says every fault of every brand; ends with 1 when there is one.
import { join, resolve } from 'node:path'
import { runCommand } from '../run-command'
import { checkBrands } from './check-brands'
import { comingProducts } from './coming-products'
import { textOf } from './fault'

await runCommand(async () => {
  const folder = resolve(process.argv[2] ?? process.env.BRANDS_DIR ?? import.meta.dirname)
  const brands = Object.entries(await checkBrands(folder))
  for (const [name, faults] of brands) {
    const coming = faults.length === 0 ? await comingProducts(join(folder, name)) : []
    if (coming.length > 0) console.log(`${name}: not in its menu yet: ${coming.join(', ')}`)
    console.log(faults.length === 0 ? `${name}: in order` : [`${name}:`, ...faults.map(textOf)].join('\n  '))
  }
  process.exitCode = brands.some(([, faults]) => faults.length > 0) ? 1 : 0
})
