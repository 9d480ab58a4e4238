export { type ConformanceOptions, testConformance } from './test-conformance'
