/**
 * After `node ace build`: puts the built pay engine into one file, in the place of `modules/compute/pure.js`, by which all of the
 * build imports it.
 */
import { fileURLToPath } from 'node:url'
import { inOneFile } from './one_file.ts'

const engine = fileURLToPath(new URL('../../build/modules/compute/pure.js', import.meta.url))
await inOneFile(engine, engine)
