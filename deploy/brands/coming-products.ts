import { COMING } from '@touchline/contracts/products'
import { checkBrand } from './check-brand'

/** Products of a brand's folder that its menus leave out because nobody can play them yet. */
export async function comingProducts(folder: string): Promise<string[]> {
  const check = await checkBrand(folder)
  return check.ok ? check.file.products.filter((id) => COMING.includes(id)) : []
}
