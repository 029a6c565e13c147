import { run } from '../process/run.mjs'
import { findProgram, installPackage } from './system_packages.mjs'

/** docker-compose checks the compose file; no engine has to run. Installed when it is missing. */
export async function findCompose() {
  if (await hasCompose()) return
  await installPackage({ apt: 'docker-compose', brew: 'docker-compose' }, 'docker-compose')
}

async function hasCompose() {
  return (
    (await findProgram(['docker-compose'], ['version'])) !== null ||
    (await run('docker', ['compose', 'version'])).code === 0
  )
}
