/** @jest-environment jsdom */
import { testConformance } from '@touchline/test-kit/conformance'
import remote from './remote'

testConformance(remote)
