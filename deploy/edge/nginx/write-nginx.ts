import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBrands } from '../../brands/read-brand'
import { closedPage } from './closed-page'
import { firewallRules } from './firewall'
import { nginxConfig } from './nginx-config'
import { DEFAULTS, type NginxSettings } from './nginx-settings'

/**
 * Writes `touchline.conf` into a folder, for the `http` block of an nginx, `touchline.nft` beside it for the firewall, and
 * the pages for when no edge answers into theirs.
 * @throws Error that names every fault of a brand that is not in order
 */
export async function writeNginx(
  out: string,
  given: Partial<NginxSettings> = {},
  brandsFolder?: string,
): Promise<{ config: string; brands: string[] }> {
  const settings = { ...DEFAULTS, ...given }
  const files = (await readBrands(brandsFolder)).map(({ file }) => file)
  await mkdir(out, { recursive: true })
  await mkdir(settings.closedPages, { recursive: true })
  const config = join(out, 'touchline.conf')
  await writeFile(config, nginxConfig(settings, files))
  await writeFile(join(out, 'touchline.nft'), firewallRules(settings))
  for (const file of files) {
    await writeFile(join(settings.closedPages, `${file.id}.html`), closedPage(file).html)
  }
  return { config, brands: files.map(({ id }) => id) }
}
