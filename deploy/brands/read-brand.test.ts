import { readBrand, readBrands } from './read-brand'

test('the brands of the product are in order and differ in all that players see', async () => {
  const files = (await readBrands()).map(({ file }) => file)
  expect(files.map(({ id, theme }) => [id, theme])).toEqual([
    ['garnet', 'color3'],
    ['northquay', 'color1'],
    ['touchline', 'color2'],
  ])
  for (const field of ['name', 'theme', 'defaultOddsType', 'products', 'languages'] as const) {
    expect(new Set(files.map((file) => JSON.stringify(file[field]))).size).toBe(3)
  }
})

test('every brand with tournaments has the menu entry of Tournament+ behind theirs', async () => {
  for (const { file } of await readBrands()) {
    const at = (file.products as readonly string[]).indexOf('tournament')
    expect([file.id, file.products[at + 1]]).toEqual([file.id, 'tournament-plus'])
  }
})

test('a brand that is not there is refused by name', async () => {
  await expect(readBrand('nobody')).rejects.toThrow('nobody')
})
