import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../paths.mjs'
import { step } from '../console/progress.mjs'
import { ace } from './ace.ts'
import { sourceStamp } from './source_stamp.ts'

const codegenStamp = inRoot('.adonisjs', '.barema-stamp')
const buildStamp = inRoot('build', '.barema-stamp')

/** Generates routes, types and the API client when sources changed. */
export const ensureGenerated = (env: NodeJS.ProcessEnv) =>
  unlessStamped(codegenStamp, () =>
    step('Generated code (node ace codegen:api)', () => ace(['codegen:api'], env))
  )

/** Builds the server and the single-page app into build/ when sources changed. */
export const ensureBuilt = (env: NodeJS.ProcessEnv) =>
  unlessStamped(buildStamp, () =>
    step('Server and single-page app (node ace build)', async () => {
      await ace(['build', '--tsconfig', 'tsconfig.build.json'], { ...env, NODE_ENV: 'production' })
      await import('../../engine/build_in_one_file.ts')
    })
  )

async function unlessStamped(file: string, work: () => Promise<void>): Promise<void> {
  // Taken before: what is edited during the work is not in it.
  const stamp = sourceStamp()
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return
  await work()
  writeFileSync(file, stamp)
}
