import { run } from '../process/run.mjs'
import { installPackage, pathOf } from './system_packages.ts'

/** docker-compose checks the compose file; no engine has to run. Installed when it is missing. */
export async function findCompose(): Promise<void> {
  if (await hasCompose()) return
  await installPackage({ apt: 'docker-compose', brew: 'docker-compose' }, 'docker-compose')
}

async function hasCompose(): Promise<boolean> {
  // Not asked for its version: that alone takes Python seconds, and the test asks more of it, also where it is broken.
  return (
    (await pathOf('docker-compose')) !== '' ||
    (await run('docker', ['compose', 'version'])).code === 0
  )
}
