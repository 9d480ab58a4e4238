import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { BrandFile } from './brand-file'

const HERE = import.meta.dirname

/**
 * Reads and checks a brand file, by name from this folder or by path.
 * @throws Error that names the field which is wrong
 */
export async function readBrand(nameOrPath: string): Promise<BrandFile> {
  const path = nameOrPath.endsWith('.json') ? nameOrPath : join(HERE, `${nameOrPath}.json`)
  const result = v.safeParse(BrandFile, JSON.parse(await readFile(path, 'utf8')))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${path}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
}
