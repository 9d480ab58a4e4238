import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { BrandFile } from './brand-file'
import type { Fault } from './fault'
import { FIELD_RULES } from './field-rules'
import { markFaults } from './marks'

export type BrandCheck = { ok: true; file: BrandFile } | { ok: false; faults: Fault[] }

/** Checks the text of a brand file: every fault in one go, each with the path of its field. */
export function checkBrandFile(text: string): BrandCheck {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!json.success) return { ok: false, faults: [{ path: 'brand.json', message: 'is not JSON' }] }
  const parsed = v.safeParse(BrandFile, json.output)
  const own = (parsed.issues ?? []).map((fault) => ({
    path: v.getDotPath(fault) ?? 'brand.json',
    message: fault.message,
  }))
  const broken = new Set(own.map(({ path }) => path.split('.')[0]))
  // A rule is asked only of fields that are in order, and those are as the schema has them.
  const file = parsed.output as BrandFile
  const between = FIELD_RULES.filter(
    ({ needs }) => isRecord(file) && !needs.some((name) => broken.has(name)),
  ).flatMap(({ faults }) => faults(file))
  const faults = [...own, ...between]
  return parsed.success && faults.length === 0 ? { ok: true, file: parsed.output } : { ok: false, faults }
}

/** Checks a brand's folder: its file, its drawings, and that the folder is named as the brand. */
export async function checkBrand(folder: string): Promise<BrandCheck> {
  const text = await readFile(join(folder, 'brand.json'), 'utf8').catch(() => null)
  if (text === null) return { ok: false, faults: [{ path: 'brand.json', message: 'is missing' }] }
  const check = checkBrandFile(text)
  const misnamed =
    check.ok && check.file.id !== basename(folder)
      ? [{ path: 'id', message: `must be the name of its folder, ${basename(folder)}` }]
      : []
  const faults = [...(check.ok ? [] : check.faults), ...misnamed, ...(await markFaults(folder))]
  return check.ok && faults.length === 0 ? check : { ok: false, faults }
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null
