import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Prints the area, its version and what a first visit transfers, gzipped. */
export function report(stats, tookMs) {
  const { outputPath } = stats.toJson({ all: false, outputPath: true })
  const read = (file) => readFileSync(join(outputPath, file))
  const facts = JSON.parse(read('build.json').toString())
  const sizes = facts.initial.map((file) => `${file} ${kilobytes(gzipSync(read(file)).length)}`)
  console.log(`${facts.area} ${facts.version} built in ${(tookMs / 1000).toFixed(1)} s: ${sizes.join(', ')}`)
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} kB gz`
