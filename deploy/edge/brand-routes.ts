import { BRANDS } from '@touchline/ui/themes'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { assetUrl } from '../brands/brand-view'
import type { BrandAsset } from '../brands/marks'
import type { Brand } from '../brands/read-brand'
import type { BrandDirectory } from './brand-directory'
import { destinationOf } from './destinations'
import { FILE_POLICY, IMMUTABLE } from './policy'

/** Files of a brand by the name in their address. */
const filesOf = ({ marks, colours }: Brand): Record<string, BrandAsset> => ({
  ...marks,
  ...(colours ? { 'theme.css': colours } : {}),
})

const send = (reply: FastifyReply, { body, type }: BrandAsset, keep: string) =>
  reply.header('cache-control', keep).header('content-security-policy', FILE_POLICY).type(type).send(body)

const HOUR = 'public, max-age=3600'

/** Drawings and colours of the brands, the tab's icon, and what a phone shows when the page is kept on its home screen. */
export function serveBrands(app: FastifyInstance, directory: () => BrandDirectory): void {
  app.get<{ Params: { id: string; hash: string; name: string } }>(
    '/brand/:id/:hash/:name',
    async (request, reply) => {
      const { id, hash, name } = request.params
      const brand = directory().brands.find(({ file }) => file.id === id)
      const files = brand ? filesOf(brand) : {}
      const file = Object.hasOwn(files, name) ? files[name] : undefined
      if (file?.hash !== hash) return reply.callNotFound()
      return send(reply, file, IMMUTABLE)
    },
  )
  for (const path of ['/favicon.ico', '/favicon.svg']) {
    app.get(path, async (request, reply) =>
      send(reply, destinationOf(request).brand.marks['favicon.svg'], HOUR),
    )
  }
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { brand } = destinationOf(request)
    return reply
      .header('cache-control', HOUR)
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(brand)))
  })
}

function manifestOf(brand: Brand): object {
  const { name, theme, colours } = brand.file
  const icon = assetUrl(brand, 'favicon.svg', brand.marks['favicon.svg'])
  return {
    name: `${name} - Sports Betting Platform`,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    theme_color: (colours ?? BRANDS[theme]).light.header,
    background_color: (colours ?? BRANDS[theme]).light.header,
    icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml' }],
  }
}
