#!/usr/bin/env node
// Part of `npm run version-packages`: what the contracts let out at this version.
import { recordSurface } from '../surface/released-surface.mjs'

recordSurface()
