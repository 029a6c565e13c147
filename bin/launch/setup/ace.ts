import { inRoot, NODE } from '../paths.mjs'
import { LaunchError } from '../console/launch_error.ts'
import { LARGE_NURSERY } from '../process/nursery.ts'
import { run } from '../process/run.mjs'

/**
 * Runs `node ace …` to its end.
 *
 * @throws {LaunchError} with everything it said
 */
export async function ace(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const done = await run(NODE, [...LARGE_NURSERY, inRoot('ace.js'), ...args], {
    cwd: inRoot(),
    env: { NO_COLOR: '1', ...env },
  })
  if (done.code !== 0) throw new LaunchError(`"node ace ${args.join(' ')}" failed:\n${done.output}`)
}
