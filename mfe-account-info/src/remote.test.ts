import { testConformance } from '@touchline/build/conformance'
import remote from './remote'

testConformance(remote)
