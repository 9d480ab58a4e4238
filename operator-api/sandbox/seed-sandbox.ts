import { createPasswords } from '../src/modules/session'
import type { Platform } from '../src/platform/module'
import { seedSandboxMembers } from './members'
import { seedSandboxMessages } from './messages'

/** Members to try the platform with, and messages to them. The database is that of the owner of the schema. */
export async function seedSandbox(
  platform: Pick<Platform, 'database' | 'now'>,
  { sandboxDays }: { readonly sandboxDays: number },
): Promise<void> {
  await seedSandboxMembers({ platform, hash: createPasswords().hash, daysMax: sandboxDays })
  await seedSandboxMessages(platform)
}
