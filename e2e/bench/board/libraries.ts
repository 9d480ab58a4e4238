import * as board from '@touchline/mfe-sportsbook/board'
import { createFakeHost } from '@touchline/test-kit/fake-host'

/** Loads what any page of the shell has loaded before a remote draws: the libraries and the host, and draws nothing. */
Object.assign(window, { loaded: [board, createFakeHost] })
