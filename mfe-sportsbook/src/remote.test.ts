/** @jest-environment jsdom */
import { testConformance } from '@touchline/test-kit/conformance'
import pages from './pages.json'
import remote from './remote'

testConformance(remote, { pages })
