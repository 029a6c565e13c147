/**
 * `npm run engine:pack [-- FOLDER]`: the pay engine as a package for other programs, in `.data/engine` unless a folder
 * is given.
 */
import { resolve } from 'node:path'
import { packEngine } from './pack_engine.ts'

process.stdout.write(`${await packEngine(resolve(process.argv[2] ?? '.data/engine'))}\n`)
