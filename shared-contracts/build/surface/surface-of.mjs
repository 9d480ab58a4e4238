import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'

const swc = createRequire(import.meta.url)('@swc/core')

/**
 * Every name that a TypeScript index lets out, values and types alike, in order. What other teams write after `import`
 * breaks when one of them goes.
 */
export function surfaceOf(index) {
  return [...new Set(namesOf(index))].sort()
}

function namesOf(file) {
  const { body } = swc.parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' })
  return body.flatMap((statement) => {
    switch (statement.type) {
      case 'ExportAllDeclaration':
        return namesOf(fileOf(file, statement.source.value))
      case 'ExportNamedDeclaration':
        return statement.specifiers.map(({ exported, orig }) => (exported ?? orig).value)
      case 'ExportDeclaration':
        return declared(statement.declaration)
      default:
        return []
    }
  })
}

function declared(declaration) {
  if (declaration.type === 'VariableDeclaration') return declaration.declarations.map(({ id }) => id.value)
  return [(declaration.identifier ?? declaration.id).value]
}

function fileOf(from, request) {
  const path = resolve(dirname(from), request)
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(existsSync)
}
