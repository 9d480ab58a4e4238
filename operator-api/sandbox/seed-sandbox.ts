import { createPasswords } from '../src/modules/session'
import type { Platform } from '../src/platform/module'
import { seedSandboxMembers } from './members'
import { seedSandboxMessages } from './messages'
import { seedHousePlayers } from './tournament'

/** Members to try the platform with, and messages to them. The database is that of the owner of the schema. */
export async function seedSandbox(
  platform: Pick<Platform, 'database' | 'now'>,
  { sandboxDays }: { readonly sandboxDays: number },
): Promise<void> {
  await seedSandboxMembers({ platform, hash: createPasswords().hash, daysMax: sandboxDays })
  await seedHousePlayers(platform)
  await seedSandboxMessages(platform)
}
