import { run } from '../process/run.mjs'
import { findProgram, installPackage } from './system_packages.ts'

/** docker-compose checks the compose file; no engine has to run. Installed when it is missing. */
export async function findCompose(): Promise<void> {
  if (await hasCompose()) return
  await installPackage({ apt: 'docker-compose', brew: 'docker-compose' }, 'docker-compose')
}

async function hasCompose(): Promise<boolean> {
  return (
    (await findProgram(['docker-compose'], ['version'])) !== null ||
    (await run('docker', ['compose', 'version'])).code === 0
  )
}
