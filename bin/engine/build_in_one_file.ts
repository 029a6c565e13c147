/**
 * After `node ace build`: puts the built pay engine into one file, in its place. All of the build imports it by
 * `modules/compute/pure.js` (an architecture test holds that), so that there is one engine.
 */
import { fileURLToPath } from 'node:url'
import { inOneFile } from './one_file.ts'

const engine = fileURLToPath(new URL('../../build/modules/compute/pure.js', import.meta.url))
await inOneFile(engine, engine)
