import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBrand } from './read-brand'

const TOUCHLINE = join(__dirname, 'touchline.json')

describe('brand files', () => {
  test('the default brand is in order and labels every language it offers', async () => {
    const brand = await readBrand(TOUCHLINE)
    expect(brand.theme).toBe('color2')
    expect(Object.keys(brand.languageLabels)).toEqual(expect.arrayContaining(brand.languages))
  })

  test.each([
    ['theme', 'color9'],
    ['refreshMs', 10],
    ['defaultLanguage', 'fr'],
    ['colour', 'green'],
  ])('a wrong %s is named', async (field, value) => {
    const folder = await mkdtemp(join(tmpdir(), 'brand-'))
    const path = join(folder, 'brand.json')
    const brand = JSON.parse(await readFile(TOUCHLINE, 'utf8'))
    await writeFile(path, JSON.stringify({ ...brand, [field]: value }))
    await expect(readBrand(path)).rejects.toThrow(field)
  })
})
