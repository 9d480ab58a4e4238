import { PRODUCT_TERMS } from '@touchline/serving'
import { NO_BRAND_FILES } from '../src/platform/brands'
import { knownBrand } from './known-brand'
import { deskOfFile } from './testing/desk-of-file'

const { desk } = deskOfFile()

const files = { of: () => PRODUCT_TERMS, all: () => new Map([['opal', PRODUCT_TERMS]]) }
const brandOf = (named: string | undefined, hasFiles = false) =>
  knownBrand(
    { named, standard: 'amber', hasFiles },
    { database: desk().context.database, brands: hasFiles ? files : NO_BRAND_FILES },
  )

test.each([
  ['none is named: the default one', undefined, 'amber'],
  ['the default one', 'amber', 'amber'],
  ['the first one', 'touchline', 'touchline'],
  ['one that has members', 'garnet', 'garnet'],
])('without brand files: %s', async (_, named, brand) => {
  expect(await brandOf(named)).toBe(brand)
})

test('an unknown brand is refused, and the answer names the missing file', async () => {
  await expect(brandOf('nosuch')).rejects.toThrow(
    'No brand nosuch: one of touchline, amber, garnet, northquay. BRANDS_DIR is not set: a brand that is new is known only by its file there, set it as for the API',
  )
  await expect(brandOf('=x')).rejects.toThrow('=x is not the id of a brand')
})

test('with brand files a new brand is known by its file, and any other is unknown', async () => {
  expect(await brandOf('opal', true)).toBe('opal')
  await expect(brandOf('nosuch', true)).rejects.toThrow(
    /^No brand nosuch: one of touchline, amber, opal, garnet, northquay$/,
  )
})
